/** The monsters' turn in its seven steps, from the movement card to the attacks (S000: Monsters' Turn). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import type { Compiler } from '../../language/compiler';
import { result as resultOf, rollDice } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import { itemHost } from '../../language/keywords';
import type { Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { deckZone, discardZone, findZone, spaceOf, takeTop } from '../../language/standard';
import type { Result } from '../../language/system';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { runningScenarios } from '../../table/scenario-hooks';
import { MEMORY_TOKEN } from './actions/memory';
import { oneOfEach } from './alike';
import { attackableBy, monsterAttacks } from './monster-attack';
import { hasMoved, marchMonster } from './monster-move';
import { isEnemy } from './movement';
import { randomSpace } from './placements';
import { TIE } from './questions';
import { spawnMonster, spawnToken } from './spawning';
import { allCharacters, gameNumber, isClash, log, rule, setGameNumber } from './state';
import { memoriesOnBoard } from './tokens-on-board';
import { advanceWarden } from './warden';

interface MovementCard {
  color: 'green' | 'blue' | 'red' | 'none';
  memory: boolean;
  warden: boolean;
  spawns: readonly string[];
  star?: 'blue' | 'red';
}

const MOVEMENT_DECK = 'movement';
const compiled = new WeakMap<Program, Map<number, Run>>();

/** Compiles the events of movement cards. */
export function compileMovementCards(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const runs = new Map<number, Run>();
  for (const info of program.ofKind('movement')) {
    runs.set(info.number, compilerFor(info).effects(info.item.do, itemHost(program, info).scope, '/do'));
  }
  compiled.set(program, runs);
}

export const phase = (play: Play, name: string) => newEvent(play, `phase.${name}`);

function cardNow(play: Play): { entity: number; card: MovementCard | undefined } {
  const entity = gameNumber(play, 'movementCard');
  return { entity, card: play.program.infoOf(play, entity)?.item as unknown as MovementCard | undefined };
}

/** Step 1: a card is turned over and its event happens. Once every scenario is done in the clash there are no cards. */
export function eventStep(play: Play): Asking {
  setGameNumber(play, 'movementCard', 0);
  if (isClash(play) && runningScenarios(play).length === 0) return undefined;
  const deck = findZone(play, deckZone(MOVEMENT_DECK), 0);
  return takeTop(play, MOVEMENT_DECK, 0, deck, (card) => (card === 0 ? undefined : turnOver(play, card)));
}

function turnOver(play: Play, entity: number): Asking {
  putLast(play, entity, findZone(play, discardZone(MOVEMENT_DECK), 0));
  setGameNumber(play, 'movementCard', entity);
  log(play, `Movement card: ${nameOf(play, entity)}`, 'strong', [entity]);
  const event = phase(play, 'events').set('card', entity);
  event.cause = { item: play.def(entity), pointer: '/do' };
  return emit(play, event, () => compiled.get(play.program)?.get(play.def(entity))?.(play, play.frame(entity)));
}

/** Step 2: the special event of the card's colour: scenarios first, then monsters, then items. */
export function surgeStep(play: Play): Asking {
  const { entity, card } = cardNow(play);
  if (card === undefined || card.color === 'none') return undefined;
  const color = play.program.name(card.color);
  return emit(play, phase(play, 'surge').set('color', color), () => {
    log(play, `Special event: ${card.color}`);
    return emit(play, newEvent(play, 'surge').set('card', entity).set('color', color));
  });
}

/** Step 3: a memory token at random, unless the board is full of them. */
export function memoryStep(play: Play): Asking {
  if (cardNow(play).card?.memory !== true) return undefined;
  return emit(play, phase(play, 'memories'), () => begin(placingMemories(play)));
}

function* placingMemories(play: Play): Proc {
  for (let n = 0; n < rule(play, 'memoriesPerSymbol'); n++) {
    if (memoriesOnBoard(play) >= rule(play, 'memoryCap')) {
      log(play, `No memory is added: ${rule(play, 'memoryCap')} lie on the board, and there are no more`);
      return;
    }
    const where: Result = { value: 0 };
    const finding = randomSpace(play, where);
    if (finding !== undefined) yield* finding;
    const placing = spawnToken(play, MEMORY_TOKEN, where.value as number);
    if (placing !== undefined) yield* placing;
  }
}

/** Step 4: the Warden's symbol. */
export function wardenStep(play: Play): Asking {
  if (cardNow(play).card?.warden !== true || isClash(play)) return undefined;
  return emit(play, phase(play, 'warden'), () => advanceWarden(play, rule(play, 'wardenSteps')));
}

/** Before step 5: every monster has its AP again. */
export function readyMonsters(play: Play): void {
  for (const monster of play.all('monster')) {
    for (const column of ['isMarching', 'hasMoved', 'attackDone', 'spent', 'steps'])
      setNumber(play, monster, column, 0);
  }
  for (const space of play.all('space')) setNumber(play, space, 'attackers', 0);
  setGameNumber(play, 'attackSpace', 0);
}

const marchers = (play: Play): number[] =>
  play.all('monster').filter((monster) => spaceOf(play, monster) !== 0 && isEnemy(play, monster));

/** Step 5: all monsters that are on the board now will move, one after another. */
export function beginMoving(play: Play): void {
  for (const monster of marchers(play)) setNumber(play, monster, 'isMarching', 1);
}

/** One of them moves; says whether any was left. */
export function* moveOne(play: Play): Proc<boolean> {
  for (const monster of marchers(play)) {
    if (numberIn(play, monster, 'isMarching') === 0) continue;
    setNumber(play, monster, 'isMarching', 0);
    if (hasMoved(play, monster)) continue;
    const asking = marchMonster(play, monster);
    if (asking !== undefined) yield* asking;
    return true;
  }
  return false;
}

/** Step 6: the card's monsters at random; the third only for a full team. */
export function spawnStep(play: Play): Asking {
  const { entity, card } = cardNow(play);
  if (card === undefined) return undefined;
  return emit(play, phase(play, 'spawns').set('card', entity), () => begin(spawning(play, card, entity)));
}

/** How many monsters of a card appear for this team. */
export const spawnLimit = (play: Play): number =>
  allCharacters(play).length >= rule(play, 'fullTeam') ? Number.POSITIVE_INFINITY : rule(play, 'spawnsBelowFull');

function* spawning(play: Play, card: MovementCard, entity: number): Proc {
  const special = card.star === undefined ? undefined : specialMonster(play, card.star);
  const ids = special === undefined ? card.spawns.slice(0, spawnLimit(play)) : [special.item.id];
  for (const id of ids) {
    const where: Result = { value: 0 };
    const finding = randomSpace(play, where);
    if (finding !== undefined) yield* finding;
    const placing = spawnMonster(play, id, where.value as number, entity);
    if (placing !== undefined) yield* placing;
  }
}

const STARS = { blue: 'special monster', red: 'mini-boss' } as const;

/**
 * The special monster or mini-boss of the card's star that comes: of those that are not on the board the one for which the
 * highest die is rolled. One mini-boss at most; in games of few scenarios stars mean nothing.
 */
function specialMonster(play: Play, star: 'blue' | 'red'): ItemInfo | undefined {
  if (gameNumber(play, 'difficulty') < rule(play, 'starsFrom')) return undefined;
  const ofStar = play.program.ofKind('monster').filter((info) => info.item.star === star);
  const onBoard = ofStar.filter((info) => play.firstOfItem(info.number) !== 0);
  if (star === 'red' && onBoard.length >= rule(play, 'miniBosses')) {
    log(play, `No further ${STARS[star]} appears while one is on the board: the monsters of the card come`);
    return undefined;
  }
  let left = ofStar.filter((info) => !onBoard.includes(info));
  if (left.length === 0) log(play, `No ${STARS[star]} is left to appear: the monsters of the card come`);
  // Of those with the same highest number one more die each decides.
  while (left.length > 1) {
    play.countStep(0);
    const rolled = rollDice(play, play.program.find('die', 'd6') as ItemInfo, left.length).map((die) =>
      resultOf(play, die),
    );
    left = left.filter((_, index) => rolled[index] === Math.max(...rolled));
  }
  return left[0];
}

const RANKS: readonly string[] = ['boss', 'elite', 'basic'];
const rankOf = (play: Play, monster: number): number => {
  const rank = RANKS.indexOf(String(play.program.infoOf(play, monster)?.item.rank));
  return rank < 0 ? RANKS.length : rank;
};

const mayAttack = (play: Play, monster: number): boolean =>
  numberIn(play, monster, 'attackDone') === 0 && attackableBy(play, monster).length > 0;

/** Step 7: space by space, boss before elite before basic, each monster attacks. One of them does; says whether any was left. */
export function* attackOne(play: Play): Proc<boolean> {
  const waiting = marchers(play).filter((monster) => mayAttack(play, monster));
  if (waiting.length === 0) return false;
  const space = yield* attackingSpace(play, waiting);
  const here = waiting.filter((monster) => spaceOf(play, monster) === space);
  const first = Math.min(...here.map((monster) => rankOf(play, monster)));
  const equals = here.filter((monster) => rankOf(play, monster) === first);
  const sorts = oneOfEach(play, equals);
  const monster = sorts[yield* tieBetween(play, TIE.monster, space, sorts)] as number;
  setNumber(play, monster, 'attackDone', 1);
  yield* monsterAttacks(play, monster);
  return true;
}

/** The space whose monsters attack now: the same as long as one of them is waiting, then one that the players choose. */
function* attackingSpace(play: Play, waiting: readonly number[]): Proc<number> {
  const spaces = [...new Set(waiting.map((monster) => spaceOf(play, monster)))];
  const last = gameNumber(play, 'attackSpace');
  if (spaces.includes(last)) return last;
  const space = spaces[yield* tieBetween(play, TIE.space, 0, spaces)] as number;
  setGameNumber(play, 'attackSpace', space);
  return space;
}
