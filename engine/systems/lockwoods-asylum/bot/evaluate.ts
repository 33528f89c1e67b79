/** How good a position is for whoever sits at one seat: every player wins alone. Only the order matters. */
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { deckZone, discardZone } from '../../../language/standard';
import { numberIn, read } from '../../../table/numbers';
import { DESTINATIONS, destinationOf } from '../end-phase';
import { stageOf } from '../stages';
import { gameNumber, isAlly, isDead, isHorror, kindOf, players, roomOf, rule, zoneOf } from '../state';
import { WEIGHTS } from './weights';

export function evaluate(play: Play, seat: number): number {
  const all = players(play);
  const self = all[seat] ?? 0;
  if (gameNumber(play, 'over') !== 0) return numberIn(play, self, 'hasWon') === 1 ? WEIGHTS.end : -WEIGHTS.end;
  const others = all.filter((who) => who !== self);
  const shared = others.reduce((sum, who) => sum + ownValue(play, who), 0) / Math.max(1, others.length);
  return ownValue(play, self) + WEIGHTS.others * shared;
}

/** What a player has and what is coming to it. */
function ownValue(play: Play, who: number): number {
  if (isDead(play, who)) return WEIGHTS.dead;
  const health = read(play, who, 'health') + Math.min(0, roomBalance(play, who));
  const low = Math.max(0, 10 - health);
  return (
    WEIGHTS.health * health +
    WEIGHTS.lowHealth * low * low +
    (health <= 0 ? WEIGHTS.dead / 2 : 0) +
    WEIGHTS.slay * slayable(play, who) +
    WEIGHTS.victory * slainHorrors(play, who) +
    WEIGHTS.deck * deckValue(play, who)
  );
}

const sumOf = (play: Play, cards: readonly number[], stat: string): number =>
  cards.reduce((sum, card) => sum + read(play, card, stat), 0);

const AFTER_BATTLE: readonly string[] = ['end', 'next'];

const isOnTurn = (play: Play, who: number): boolean => gameNumber(play, 'current') === who;
const isAfterBattle = (play: Play): boolean => AFTER_BATTLE.includes(stageOf(play));

/** Cards that will be in a Room at its next battle, as far as they are there. */
function fighters(play: Play, who: number): number[] {
  const room = roomOf(play, who);
  if (!isOnTurn(play, who) || !isAfterBattle(play)) return room;
  return room.filter((card) => DESTINATIONS[rule(play, destinationOf(play, card))] === 'room');
}

function slainHorrors(play: Play, who: number): number {
  const taken = zoneOf(play, 'victory', who).length;
  if (rule(play, 'victoryHorrors') === 0) return taken;
  return (
    taken + roomOf(play, who).filter((card) => isHorror(play, card) && numberIn(play, card, 'isSlain') === 1).length
  );
}

/** What Allies can take more than the foes of the Room deal; below 0 it costs Health. */
function roomBalance(play: Play, who: number): number {
  const room = fighters(play, who);
  const allies = room.filter((card) => isAlly(play, card));
  const foes = room.filter((card) => !isAlly(play, card));
  const isNow = isOnTurn(play, who) && !isAfterBattle(play);
  const block = sumOf(play, allies, 'health') + (isNow ? 0 : WEIGHTS.expectedBlock);
  return foes.length === 0 ? 0 : block - sumOf(play, foes, 'damage');
}

function slayable(play: Play, who: number): number {
  const room = fighters(play, who);
  const allies = room.filter((card) => isAlly(play, card));
  const foes = room.filter((card) => !isAlly(play, card));
  return Math.min(sumOf(play, allies, 'damage'), sumOf(play, foes, 'health'));
}

const OWN_ZONES = ['hand', 'room', 'played', 'revealed', deckZone('own'), discardZone('own')] as const;

/** The average card of all that a player has. */
function deckValue(play: Play, who: number): number {
  let sum = 0;
  let count = 0;
  for (const zone of OWN_ZONES) {
    for (const card of zoneOf(play, zone, who)) {
      sum += worthOf(play, card);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

const worths = new WeakMap<Program, Map<number, number>>();

/** What a card is worth in the deck of its owner, by what is printed on it. */
function worthOf(play: Play, card: number): number {
  let known = worths.get(play.program);
  if (known === undefined) {
    known = new Map();
    worths.set(play.program, known);
  }
  const item = play.def(card);
  let worth = known.get(item);
  if (worth === undefined) {
    worth = reckon(play, card);
    known.set(item, worth);
  }
  return worth;
}

function reckon(play: Play, card: number): number {
  const item = play.program.infoOf(play, card)?.item;
  const printed = (stat: string) => play.program.stats.base(play, card, stat);
  const texts = ['action', 'survive', 'purchase'].filter((moment) => item?.[moment] !== undefined).length;
  const produce = WEIGHTS.produce * printed('produce');
  if (['starter', 'ally'].includes(kindOf(play, card)))
    return produce + WEIGHTS.damage * printed('damage') + WEIGHTS.block * printed('health') + WEIGHTS.text * texts;
  return produce / 2 + WEIGHTS.threat * printed('damage') + WEIGHTS.bulk * printed('health') + WEIGHTS.foeText * texts;
}
