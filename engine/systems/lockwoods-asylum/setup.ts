/** The steps of the set-up that follow one another, each with what a mode hangs on it. */
import type { Proc } from '../../kernel/decision';
import { putLast, shuffle } from '../../kernel/zones';
import type { Play } from '../../language/play';
import { deckZone, findZone } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import type { SetupStep } from '../../table/setup-steps';
import { refillAsylum } from './asylum';
import { drawOwn } from './cards';
import { isMonster, log, players, rule, setGameNumber, zoneOf } from './state';

/** In this order; names are those that content hooks. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { name: 'decks', run: buildDecks },
  { name: 'asylum', run: openAsylum },
  { name: 'hands', run: dealHands },
  { name: 'scenario', run: () => undefined },
];

const mix = (play: Play, zone: number): void => shuffle(play, zone, play.deckStream);

function buildDecks(play: Play): undefined {
  for (const who of players(play)) mix(play, findZone(play, deckZone('own'), who));
  const asylum = findZone(play, deckZone('asylum'), 0);
  mix(play, asylum);
  mix(play, findZone(play, deckZone('horrors'), 0));
  const monsters = zoneOf(play, deckZone('asylum')).filter((card) => isMonster(play, card));
  buildLockwoodDeck(play, monsters);
  if (rule(play, 'asylumMonsters') === 0)
    for (const card of monsters) if (play.zone(card) === asylum) putLast(play, card, findZone(play, 'box', 0));
  layHorrorsUnderPiles(play, asylum);
}

/** Piles of Monsters, each with a Horror on its bottom, on top of one another (Survival Mode). */
function buildLockwoodDeck(play: Play, monsters: readonly number[]): void {
  const lockwood = findZone(play, deckZone('lockwood'), 0);
  const size = rule(play, 'lockwoodPileSize');
  for (let pile = 0; pile < rule(play, 'lockwoodPiles'); pile++) {
    for (const card of monsters.slice(pile * size, (pile + 1) * size)) putLast(play, card, lockwood);
    const horror = nextHorror(play);
    if (horror !== 0) putLast(play, horror, lockwood);
  }
}

/** The deck is parted into piles as equal as can be, the larger ones first; each gets a Horror on its bottom. */
function layHorrorsUnderPiles(play: Play, asylum: number): void {
  const piles = rule(play, 'asylumPiles');
  const cards = zoneOf(play, deckZone('asylum'));
  let dealt = 0;
  for (let pile = 0; pile < piles; pile++) {
    const size = Math.ceil((cards.length - dealt) / (piles - pile));
    for (const card of cards.slice(dealt, dealt + size)) putLast(play, card, asylum);
    dealt += size;
    const horror = nextHorror(play);
    if (horror !== 0) putLast(play, horror, asylum);
  }
}

const nextHorror = (play: Play): number => zoneOf(play, deckZone('horrors'))[0] ?? 0;

function openAsylum(play: Play): undefined {
  refillAsylum(play);
}

/** A first player by chance, who draws one card fewer. */
function* dealHands(play: Play): Proc {
  const all = players(play);
  const first = all[play.below(play.setupStream, all.length)] as number;
  setGameNumber(play, 'current', first);
  setGameNumber(play, 'first', first);
  log(play, `${nameOf(play, first)} is the first player`, 'plain', [first]);
  for (const who of all) {
    const drawing = drawOwn(play, who, rule(play, who === first ? 'firstHand' : 'handSize'));
    if (drawing !== undefined) yield* drawing;
  }
}
