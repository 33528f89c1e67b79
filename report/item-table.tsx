/** What each card and monster did: how often it came, was used and killed, and how the games went in which it took part. */
import { wilson } from '../engine/lab/intervals';
import { count, percent, percentRange } from './figures';
import type { ItemLine } from './results';

export interface ItemTableProps {
  lines: readonly ItemLine[];
  nameOf(key: string): string;
}

const cell = { padding: '0 8px', height: 24, textAlign: 'right', whiteSpace: 'nowrap' } as const;
const head = {
  ...cell,
  height: 28,
  color: 'var(--muted)',
  font: 'var(--t-small) var(--font-ui)',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;
const muted = { color: 'var(--muted)' } as const;

const HEADS: readonly { title: string; tip: string }[] = [
  { title: 'In play', tip: 'Games in which it did something, of those that it was in' },
  { title: 'Drawn', tip: 'Times drawn, a game' },
  { title: 'Used', tip: 'Times played, used or acted, a game' },
  { title: 'Damage', tip: 'Damage dealt, a game' },
  { title: 'Kills', tip: 'Kills, a game' },
  { title: 'Won with', tip: 'Share of the games won in which it took part, with the 95 % interval' },
  { title: 'Without', tip: 'Share of the games won in which it did nothing' },
];

export function ItemTable({ lines, nameOf }: ItemTableProps) {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr>
          <th scope="col" style={{ ...head, textAlign: 'left' }}>
            Item
          </th>
          {HEADS.map(({ title, tip }) => (
            <th key={title} scope="col" style={head} title={tip}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} name={nameOf(line.key)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ line: { key, tally }, name }: { line: ItemLine; name: string }) {
  const { games, wins, activeGames, activeWins, drawn, used, damage, kills } = tally;
  const perGame = (sum: number) => (sum === 0 ? '\u2013' : count(sum / games));
  const idleGames = games - activeGames;
  return (
    <tr style={{ borderTop: '1px solid var(--line)' }}>
      <th scope="row" style={{ ...cell, textAlign: 'left', fontWeight: 400, whiteSpace: 'normal' }}>
        {name} <span style={muted}>{key.slice(0, key.indexOf('/'))}</span>
      </th>
      <td style={cell}>
        {activeGames} <span style={muted}>of {games}</span>
      </td>
      <td style={cell}>{perGame(drawn)}</td>
      <td style={cell}>{perGame(used)}</td>
      <td style={cell}>{perGame(damage)}</td>
      <td style={cell}>{perGame(kills)}</td>
      <td style={cell}>{shareWords(activeWins, activeGames)}</td>
      <td style={{ ...cell, ...muted }}>{shareWords(wins - activeWins, idleGames)}</td>
    </tr>
  );
}

function shareWords(wins: number, games: number) {
  if (games === 0) return '\u2013';
  return (
    <>
      {percent(wins / games)} <span style={muted}>{percentRange(wilson(wins, games))}</span>
    </>
  );
}
