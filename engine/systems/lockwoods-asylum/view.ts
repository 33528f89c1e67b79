/** What a seat sees of a game of Lockwood's Asylum, as the playtest screen draws it. Nothing here changes anything. */
import type { Play } from '../../language/play';
import { deckZone, discardZone } from '../../language/standard';
import { decisionView } from '../../table/decision-view';
import { resultOf } from '../../table/game-state';
import { nameOf, read } from '../../table/numbers';
import { rulesOf } from '../../table/rules-shown';
import type { CardRowView, CardView, DecisionView, GameView, PileView } from '../../view';
import { cardAt, spaces } from './asylum';
import { cardView } from './card-view';
import { seatView } from './seat-view';
import { type Stage, stageOf } from './stages';
import { gameNumber, isDead, players, roomOf, rule, scenarioOf, seatOf, zoneOf } from './state';

const PHASES: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  start: 'Start phase',
  threat: 'Threat phase',
  'action-start': 'Action phase',
  action: 'Action phase',
  'purchase-start': 'Purchase phase',
  purchase: 'Purchase phase',
  battle: 'Battle phase',
  end: 'End phase',
  next: 'End phase',
};

export function view(play: Play, seat: number): GameView {
  const stage = stageOf(play);
  return {
    title: nameOf(play, scenarioOf(play)),
    seed: play.seedNumber,
    round: gameNumber(play, 'round'),
    phase: PHASES[stage],
    turnSeat: stage === 'setup' ? -1 : seatOf(play, gameNumber(play, 'current')),
    objectives: [],
    rules: rulesOf(play, play.all('scenario')),
    board: { width: 0, height: 0, spaces: [], solids: [], roomNames: [], borders: [] },
    rows: [asylum(play, seat), ...players(play).map((who) => room(play, who, seat))],
    figures: [],
    seats: players(play).map((who) => seatView(play, who, seat)),
    tracks: [],
    lastRoll: null,
    decision: decisionFor(play, seat),
    result: resultOf(play),
  };
}

function asylum(play: Play, viewer: number): CardRowView {
  const lockwood = rule(play, 'lockwoodPiles') > 0 ? [facedown(play, 'Lockwood deck', deckZone('lockwood'))] : [];
  return {
    id: 'asylum',
    name: 'The Asylum',
    seat: -1,
    isOnTurn: false,
    perLine: 4,
    cards: spaces(play).map((place): CardView | null => {
      const card = cardAt(play, place);
      return card === 0 ? null : cardView(play, card, viewer, place);
    }),
    piles: [facedown(play, 'Asylum deck', deckZone('asylum')), ...lockwood],
  };
}

const facedown = (play: Play, name: string, zone: string, who = 0): PileView => ({
  name,
  count: zoneOf(play, zone, who).length,
  top: null,
});

function faceUp(play: Play, name: string, zone: string, who: number, viewer: number): PileView {
  const cards = zoneOf(play, zone, who);
  const [top] = cards;
  return { name, count: cards.length, top: top === undefined ? null : cardView(play, top, viewer, 0) };
}

/** A Room, with the Action that is being played and the cards that are revealed after it. */
function room(play: Play, who: number, viewer: number): CardRowView {
  const shown = (zone: string, footer: string): CardView[] =>
    zoneOf(play, zone, who).map((card, place) => cardView(play, card, viewer, place, footer));
  const victory = rule(play, 'victoryHorrors') > 0 ? [faceUp(play, 'Victory Pile', 'victory', who, viewer)] : [];
  const health = `${Math.max(0, read(play, who, 'health'))} Health`;
  return {
    id: `room-${seatOf(play, who)}`,
    name: `${nameOf(play, who)}’s Room`,
    note: isDead(play, who) ? 'killed' : health,
    seat: seatOf(play, who),
    isOnTurn: gameNumber(play, 'current') === who,
    cards: [
      ...roomOf(play, who).map((card, place) => cardView(play, card, viewer, place)),
      ...shown('played', 'played'),
      ...shown('revealed', 'revealed'),
    ],
    piles: [
      facedown(play, 'Deck', deckZone('own'), who),
      faceUp(play, 'Discards', discardZone('own'), who, viewer),
      ...victory,
    ],
  };
}

/** Options can say what a hand holds: others see who is asked, but not what. */
function decisionFor(play: Play, seat: number): DecisionView | null {
  const view = decisionView(play);
  if (view === null || view.seat === seat || play.decision.question?.isSecret !== true) return view;
  const asked = `${nameOf(play, view.actor)} decides`;
  return { ...view, question: asked, note: '', trail: [], options: [] };
}
