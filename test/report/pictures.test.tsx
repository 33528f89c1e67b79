/** Pictures of what the lab found, as markup: what they say to those who can't see them, and what they put in bold. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Difference } from '../../engine/lab/comparison';
import type { BoardView, SpaceView } from '../../engine/view';
import { CauseBars } from '../../report/cause-bars';
import { DifferenceTable } from '../../report/difference-table';
import { HeatBoard, heatOf } from '../../report/heat-board';
import { RoundsChart } from '../../report/rounds-chart';
import { WinChart } from '../../report/win-chart';

const label = (markup: string) => /aria-label="([^"]*)"/.exec(markup)?.[1];

test('wins are told with interval and n, now and before', () => {
  const lines = [
    { label: '3', now: { wins: 31, games: 200 }, before: { wins: 40, games: 200 } },
    { label: '4', now: { wins: 0, games: 0 }, before: null },
  ];
  expect(label(renderToStaticMarkup(<WinChart lines={lines} width={500} />))).toBe(
    'Wins. 3: 16 %, 11 to 21, in 200 games; before 20 %, 15 to 26, in 200 games. 4: no games yet',
  );
});

test('rounds are told bar by bar, those that never came up too', () => {
  const rounds = { 4: { games: 2, wins: 1 }, 6: { games: 1, wins: 0 } };
  expect(label(renderToStaticMarkup(<RoundsChart rounds={rounds} median={4} width={500} />))).toBe(
    'Rounds played. 4 rounds: 2 games, 1 won. 5 rounds: 0 games, 0 won. 6 rounds: 1 games, 0 won. Median 4',
  );
});

test('many different numbers of rounds share bars', () => {
  const rounds = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at + 1, { games: 1, wins: 0 }]));
  const markup = renderToStaticMarkup(<RoundsChart rounds={rounds} median={50} width={500} />);
  expect(markup.match(/<rect/g)?.length).toBeLessThanOrEqual(48);
  expect(label(markup)).toContain('1 to 5 rounds: 5 games');
});

test('nothing is darker than none, and the most is palest', () => {
  expect(heatOf(0, 100)).toEqual({ fill: '#432c45', isDark: true });
  expect(heatOf(1, 100).fill).not.toBe('#432c45');
  expect(heatOf(100, 100)).toEqual({ fill: '#f4e3a1', isDark: false });
});

test('a board prints its counts, and names the spaces that have any', () => {
  const space = (id: string): SpaceView =>
    ({
      id,
      outline: [
        [0, 0],
        [50, 0],
        [50, 50],
      ],
      centre: [25, 25],
    }) as unknown as SpaceView;
  const board: BoardView = {
    width: 100,
    height: 50,
    spaces: [space('A-1'), space('A-2')],
    solids: [],
    roomNames: [],
    borders: [],
  };
  const markup = renderToStaticMarkup(<HeatBoard board={board} label="Deaths" counts={{ 'A-1': 3 }} width={200} />);
  expect(label(markup)).toBe('Deaths by space. A-1: 3');
  expect(markup.match(/<text/g)).toHaveLength(1);
  expect(markup).toContain('A-2: 0 deaths');
});

test('causes stand beside what they were before, in percent of the losses of each', () => {
  const lines = [{ label: 'Too late', now: 3, before: 1 }];
  const markup = renderToStaticMarkup(<CauseBars lines={lines} losses={4} lossesBefore={10} />);
  expect(markup).toContain('75 %');
  expect(markup).toContain('10 %');
  expect(markup).toContain('1 of 10 lost games');
});

test('only a change that is sure is bold', () => {
  const sure: Difference = {
    measure: 'wins',
    now: 0.37,
    before: 0.49,
    change: -0.12,
    interval: [-0.16, -0.07],
    isSure: true,
  };
  const unsure: Difference = { measure: 'rounds', now: 9, before: 8, change: 1, interval: [-0.2, 2], isSure: false };
  const markup = renderToStaticMarkup(
    <DifferenceTable comparison={{ pairs: 2, same: 0, differences: [sure, unsure] }} nameOf={(key) => key} />,
  );
  const changes = [...markup.matchAll(/<td style="([^"]*)" data-sure="(\w+)">([^<]*)</g)].map(
    ([, style, isSure, text]) => [isSure, style?.includes('font-weight:600'), text],
  );
  expect(changes).toEqual([
    ['true', true, '\u221212.0'],
    ['false', false, '+1.00'],
  ]);
});
