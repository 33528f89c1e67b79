/** What a seat sees of a game of Sanitarium, as the playtest screen draws it. Nothing here changes anything. */
import { itemKey } from '../../content';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, discardZone, findZone, spaceOf } from '../../language/standard';
import { boardView } from '../../table/board-view';
import { cardOfSpace } from '../../table/card-map';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { decisionView } from '../../table/decision-view';
import { resultOf } from '../../table/game-state';
import { lastRoll } from '../../table/last-roll';
import { nameOf } from '../../table/numbers';
import { rulesOf } from '../../table/rules-shown';
import type { DecisionView, FigureView, GameView } from '../../view';
import { HALLWAY_DECK, isSeen } from './cards';
import { isFaceUp } from './hallway-map';
import { type Stage, stageOf } from './loop';
import { seatView } from './seat-view';
import { gameNumber, isPlayer, players, scenarioOf, seatOf } from './state';

const PHASES: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  'turn-start': 'Creeping darkness',
  creeping: 'Creeping darkness',
  roll: 'Roll dice',
  shadows: 'Move shadows',
  actions: 'Actions',
  'turn-end': 'Actions',
  next: 'Actions',
};

export function view(play: Play, seat: number): GameView {
  const stage = stageOf(play);
  const inZone = (name: string): number => cardsIn(play, findZone(play, name, 0)).length;
  const deck = `${inZone(deckZone(HALLWAY_DECK))} hallways to come, ${inZone(discardZone(HALLWAY_DECK))} discarded`;
  return {
    title: nameOf(play, scenarioOf(play)),
    seed: play.seedNumber,
    round: gameNumber(play, 'round'),
    phase: stage === 'setup' ? PHASES.setup : `${PHASES[stage]}: ${deck}`,
    turnSeat: stage === 'setup' ? -1 : seatOf(play, gameNumber(play, 'current')),
    objectives: [],
    rules: rulesOf(play, play.all('scenario')),
    board: boardView(
      play,
      () => null,
      (space) => knownUnder(play, space, seat),
    ),
    figures: figures(play),
    seats: players(play).map((player) => seatView(play, player, seat)),
    tracks: [],
    lastRoll: lastRoll(play),
    decision: decisionFor(play, seat),
    result: resultOf(play),
  };
}

/** The name of what lies face down, for whoever has looked at it: on the upper half. */
function knownUnder(play: Play, space: number, seat: number): { title?: string } {
  const card = cardOfSpace(play, space);
  if (card === 0 || isFaceUp(play, card) || !isSeen(play, card, seat)) return {};
  return { title: nameOf(play, card) };
}

/** Options can say what somebody holds or has drawn: others see who is asked, but not what. */
function decisionFor(play: Play, seat: number): DecisionView | null {
  const view = decisionView(play);
  if (view === null || view.seat === seat || !isSecret(play)) return view;
  const asked = `${nameOf(play, view.actor)} decides`;
  return {
    ...view,
    question: asked,
    why: { title: '', text: '' },
    cause: { item: null, pointer: '' },
    note: '',
    trail: [],
    options: [],
  };
}

/** What the rules say is secret, and whatever a card in somebody's hand asks. */
const isSecret = (play: Play): boolean =>
  play.decision.question?.isSecret === true || play.program.items[play.decision.causeItem]?.item.kind === 'event-card';

function figures(play: Play): FigureView[] {
  return ['character', 'shadow']
    .flatMap((kind) => play.all(kind))
    .filter((figure) => spaceOf(play, figure) !== 0)
    .map((figure) => figureView(play, figure));
}

function figureView(play: Play, figure: number): FigureView {
  const item = play.program.infoOf(play, figure)?.item ?? { kind: 'shadow', id: '', source: 'original' as const };
  const isOne = isPlayer(play, figure);
  return {
    entity: figure,
    item: itemKey(item),
    kind: isOne ? 'character' : 'monster',
    shape: isOne ? 'round' : 'notched',
    name: nameOf(play, figure),
    space: spaceOf(play, figure),
    seat: seatOf(play, figure),
    rank: '',
    icon: typeof item.icon === 'string' ? item.icon : 'shadow',
    health: 0,
    maxHealth: 0,
    conditions: [
      ...conditionsOf(play, figure),
      ...countersOn(play, figure).map((counter) => `${counter.name} ${counter.value}`),
    ],
  };
}
