/** What a seat sees of a game of Deranged, as the playtest screen draws it. Nothing here changes anything. */
import { itemKey } from '../../content';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardView } from '../../table/board-view';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { decisionView } from '../../table/decision-view';
import { resultOf } from '../../table/game-state';
import { nameOf, read } from '../../table/numbers';
import { rulesOf } from '../../table/rules-shown';

import { trackView } from '../../table/track-view';
import type { DecisionView, FigureView, GameView, RulesView } from '../../view';
import { cardText } from './card-text';
import { type Stage, stageOf } from './loop';
import { timeTrack } from './prepare';
import { seatView } from './seat-view';
import { openCards } from './shown';
import { gameNumber, isCharacter, isMonster, isTurned, scenarioOf, seatOf } from './state';
import { timeWords } from './time';

const PHASES: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  'turn-start': 'Hero Phase',
  turn: 'Hero Phase',
  'turn-end': 'Hero Phase',
  monsters: 'Monster Phase',
  'monsters-act': 'Monster Phase',
  time: 'Time of Day',
  next: 'Hero Phase',
};

export function view(play: Play, seat: number): GameView {
  const current = gameNumber(play, 'current');
  const track = timeTrack(play);
  const stage = stageOf(play);
  return {
    title: nameOf(play, scenarioOf(play)),
    seed: play.seedNumber,
    round: gameNumber(play, 'chapter'),
    phase: stage === 'setup' ? PHASES.setup : `${timeWords(play)}: ${PHASES[stage]}`,
    turnSeat: stage === 'setup' ? -1 : seatOf(play, current),
    objectives: [],
    rules: [...rulesOf(play, play.all('scenario')), ...openRules(play, seat)],
    board: boardView(play, () => ({ state: 'open', strength: 0 })),
    figures: figures(play),
    seats: play.all('character').map((hero) => seatView(play, hero, seat)),
    tracks: track === undefined ? [] : [{ ...trackView(play, track), end: '' }],
    lastRoll: null,
    decision: decisionFor(play, seat),
    result: resultOf(play),
  };
}

/** The current sheet and the reference cards on the table. */
function openRules(play: Play, seat: number): RulesView[] {
  const hero = play.all('character')[seat] ?? 0;
  return openCards(play).map((card) => ({
    item: itemKey(play.program.infoOf(play, card)?.item ?? { kind: 'sheet', id: '' }),
    title: nameOf(play, card),
    text: cardText(play, card, hero),
    parts: [],
  }));
}

/** Options can say what a hand holds: others see who is asked, but not what. */
function decisionFor(play: Play, seat: number): DecisionView | null {
  const view = decisionView(play);
  if (view === null || view.seat === seat || play.decision.question?.isSecret !== true) return view;
  const asked = `${nameOf(play, view.actor)} decides`;
  return { ...view, question: asked, note: '', trail: [], options: [] };
}

function figures(play: Play): FigureView[] {
  return ['character', 'monster', 'token']
    .flatMap((kind) => play.all(kind))
    .filter((figure) => play.kindOf(spaceOf(play, figure)).name === 'space')
    .map((figure) => figureView(play, figure));
}

function figureView(play: Play, figure: number): FigureView {
  const item = play.program.infoOf(play, figure)?.item ?? { kind: 'token', id: '', source: 'original' as const };
  const kind = isCharacter(play, figure) ? 'character' : isMonster(play, figure) ? 'monster' : 'token';
  const isFigure = kind !== 'token';
  return {
    entity: figure,
    item: itemKey(item),
    kind,
    shape:
      item.rank === 'boss' ? 'pentagon' : kind === 'character' ? 'round' : kind === 'monster' ? 'notched' : 'token',
    name: nameOf(play, figure),
    space: spaceOf(play, figure),
    seat: seatOf(play, figure),
    rank: typeof item.rank === 'string' ? item.rank : '',
    icon: typeof item.icon === 'string' ? item.icon : kind === 'monster' ? 'monster' : 'event',
    health: isFigure ? read(play, figure, 'health') : 0,
    maxHealth: isFigure ? read(play, figure, 'maxHealth') : 0,
    conditions: [
      ...(isTurned(play, figure) ? ['Deranged'] : []),
      ...conditionsOf(play, figure),
      ...countersOn(play, figure).map((counter) => `${counter.name} ${counter.value}`),
    ],
  };
}
