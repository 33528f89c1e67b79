/** The steps of the set-up that follow one another, each with what scenarios hang on it. */

import type { Proc } from '../../kernel/decision';
import { putFirst, putLast, shuffle } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { deckZone, findZone, makeKnown } from '../../language/standard';
import { showToAll } from '../../table/hands';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import type { SetupStep } from '../../table/setup-steps';
import { refill } from './hand';
import { placeOn } from './movement';
import { isLeftOut } from './prepare';
import { revealNextSheet } from './sheets';
import { factsOf, marked } from './space-facts';
import { heroes, inTurnOrder, log, rule, scenarioOf, seatOf, setGameNumber } from './state';
import { layToken } from './tokens';

const nothing: SetupStep['run'] = () => undefined;

/** In this order; names are those that content hooks. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { name: 'board', run: nothing },
  { name: 'decks', run: dealDecks },
  { name: 'roles', run: dealRoles },
  { name: 'night', run: dealNights },
  { name: 'curses', run: dealCurses },
  { name: 'heroes', run: placeHeroes },
  { name: 'scenario', run: revealNextSheet },
];

const planOf = (play: Play): ItemInfo => play.program.infoOf(play, scenarioOf(play)) as ItemInfo;
const table = (play: Play, zone: string): number => findZone(play, zone, 0);
const mix = (play: Play, zone: number): void => shuffle(play, zone, play.deckStream);

/** Item decks, two cards of each to the house deck, search tokens on the houses; a hand for everybody. */
function* dealDecks(play: Play): Proc {
  const house = table(play, deckZone('house'));
  for (const deck of ['apothecary', 'smithy', 'library']) {
    const zone = table(play, deckZone(deck));
    mix(play, zone);
    for (const card of cardsIn(play, zone).slice(0, rule(play, 'houseCards'))) putLast(play, card, house);
  }
  mix(play, house);
  for (const [index, { search }] of factsOf(play).entries()) if (search === 'house') layToken(play, 'search', index);
  for (const hero of heroes(play)) {
    mix(play, findZone(play, deckZone('own'), hero));
    const drawing = refill(play, hero);
    if (drawing !== undefined) yield* drawing;
  }
}

const fits = (play: Play, plan: ItemInfo, card: number): boolean => {
  const info = play.program.infoOf(play, card) as ItemInfo;
  return !isLeftOut(plan, info) && Number(info.item.minPlayers ?? 0) <= heroes(play).length;
};

/** Cards of a kind in the box that may be dealt, in random order. */
function dealt(play: Play, isMeant: (info: ItemInfo) => boolean): number[] {
  const plan = planOf(play);
  const able = cardsIn(play, table(play, 'box')).filter((card) => {
    const info = play.program.infoOf(play, card);
    return info !== undefined && isMeant(info) && fits(play, plan, card);
  });
  for (let i = able.length - 1; i > 0; i--) {
    const j = play.below(play.setupStream, i + 1);
    [able[i], able[j]] = [able[j] as number, able[i] as number];
  }
  return able;
}

/** A Role for everybody, which only its hero may look at. */
function* dealRoles(play: Play): Proc {
  if (rule(play, 'roles') === 0) return;
  const cards = dealt(play, ({ item }) => item.kind === 'role');
  for (const hero of heroes(play)) {
    const card = cards.shift();
    if (card === undefined) return;
    putLast(play, card, findZone(play, 'role', hero));
    makeKnown(play, card, [seatOf(play, hero)]);
  }
}

/** A Night card for each night, that of the first on top; nobody may look at them. */
function* dealNights(play: Play): Proc {
  for (let night = rule(play, 'nights'); night >= 1; night--) {
    const cards = dealt(play, ({ item }) => item.kind === 'night' && item.night === night);
    for (const hero of heroes(play)) {
      const card = cards.shift();
      if (card !== undefined) putFirst(play, card, findZone(play, 'night', hero));
    }
  }
}

const backOf = (play: Play, card: number): unknown => play.program.infoOf(play, card)?.item.back;

/** Everybody begins with green and purple Curses; the pile has yellow ones on red ones. */
function* dealCurses(play: Play): Proc {
  const pile = table(play, deckZone('curses'));
  mix(play, pile);
  const withBack = (back: string) => cardsIn(play, pile).filter((card) => backOf(play, card) === back);
  const starting: readonly (readonly [string, number])[] = [
    ['green', rule(play, 'startGreen')],
    ['purple', rule(play, 'startPurple')],
  ];
  for (const [back, count] of starting) {
    const cards = withBack(back);
    for (const hero of heroes(play)) {
      for (const card of cards.splice(0, count)) {
        putLast(play, card, findZone(play, 'curses', hero));
        showToAll(play, card);
      }
    }
    for (const card of cards) putLast(play, card, table(play, 'box'));
  }
  for (const card of withBack('red')) putLast(play, card, pile);
}

const START = entityQuestion('start', 'set-up', (play, who) => `At which exit does ${nameOf(play, who)} begin?`);

/** A first player by chance; Destiny lies to its right. Everybody chooses an exit. */
function* placeHeroes(play: Play): Proc {
  const all = heroes(play);
  const first = play.below(play.setupStream, all.length);
  setGameNumber(play, 'current', all[first] as number);
  setGameNumber(play, 'destiny', all[(first + all.length - 1) % all.length] as number);
  log(play, `${nameOf(play, all[first] as number)} is the first player`, 'plain', [all[first] as number]);
  const exits = marked(play, 'exit');
  for (const hero of inTurnOrder(play, all)) {
    const exit = exits.length < 2 ? exits[0] : exits[yield* askEntity(play, START, hero, hero, exits)];
    const asking = placeOn(play, hero, exit ?? play.all('space')[0] ?? 0);
    if (asking !== undefined) yield* asking;
  }
}
