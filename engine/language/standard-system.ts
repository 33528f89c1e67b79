/**
 * A system's procedures as most games have them. A system spreads these and replaces what its rulebook says otherwise;
 * they call each other through the program's system, so that what was replaced counts. Nothing here is named after a game.
 */
import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import { DEF, KIND, KNOWN, OWNER, ZONE } from '../kernel/layout';
import { putLast, reorder, members as zoneMembers } from '../kernel/zones';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import { ownerOf } from './ownership';
import type { Play } from './play';
import type { SystemSpec } from './spec';
import { changeDie, changeStat, discardZone, drawCards, findZone, makeZone, rollForSomebody } from './standard';
import {
  damageFigure,
  healFigure,
  killFigure,
  placeFigure,
  removeFigure,
  revealTo,
  spawnFigure,
} from './standard-figures';
import { moveFigure, type StandardBoard } from './standard-movement';
import { plainView } from './standard-view';
import type { System } from './system';
import { advanceTrack } from './tracks';
import { tell } from './trail';

/** What is left for a system to say: its kinds and words, its setup and its loop. */
export type StandardProcedures = Omit<System, keyof SystemSpec | 'prepare' | 'step'>;

/** Columns of the `game` kind that these procedures use. */
export const STANDARD_GAME_COLUMNS = ['round', 'turn', 'current', 'outcome'] as const;
export const WON = 1;
export const LOST = 2;

const gameColumn = (play: Play, column: (typeof STANDARD_GAME_COLUMNS)[number]): number =>
  play.state[play.program.gameEntity(play) + play.program.offset(column)] as number;

export function standardSystem(board: StandardBoard): StandardProcedures {
  return {
    isOver: (play) => gameColumn(play, 'outcome') !== 0,
    moment: (play) => ({ turn: gameColumn(play, 'turn'), round: gameColumn(play, 'round') }),
    compile: () => undefined,
    view: plainView,
    evaluate: () => 0,
    hideFrom: hideZones,

    nameOf: (play, entity) => {
      const item = play.program.infoOf(play, entity)?.item;
      return item?.name ?? item?.id ?? (entity === 0 ? 'nothing' : play.kindOf(entity).name);
    },
    keyOf: keyInOrder,
    seatOf: (play, entity) => play.all('character').indexOf(ownerOf(play, entity)),
    decider: (play) => play.program.system.current(play) || (play.all('character')[0] ?? 0),
    current: (play) => gameColumn(play, 'current'),
    scenarioOf: (play, entity) => {
      if (!play.layout.hasKind('scenario')) return 0;
      const { number } = play.layout.kind('scenario');
      return play.state[entity + KIND] === number ? entity : play.firstOfKind(number);
    },
    isRunning: (play, entity) => play.state[entity + ZONE] === 0,
    inTurnOrder: (play, characters) => {
      const all = play.all('character');
      const first = Math.max(all.indexOf(play.program.system.current(play)), 0);
      const place = (character: number) => (all.indexOf(character) - first + all.length) % all.length;
      return [...characters].sort((a, b) => place(a) - place(b));
    },
    isHandicapOn: () => false,

    canPay: (play, payer, card, resource, amount) => {
      const purse = purseOf(play, payer, card, resource);
      return amount <= 0 || (purse !== 0 && play.program.stats.read(play, purse, resource) >= amount);
    },
    pay: (play, payer, card, resource, amount) =>
      play.program.system.change(play, purseOf(play, payer, card, resource), resource, -amount),

    canUse: () => true,
    beginUse: () => undefined,
    endUse: () => undefined,

    damage: damageFigure,
    heal: healFigure,
    kill: killFigure,
    change: changeStat,
    move: (play, mover, order) => moveFigure(play, board, mover, order),
    place: placeFigure,
    spawn: spawnFigure,
    remove: removeFigure,
    setEdge: (play, edge, { state }) => {
      const offset = play.layout.find(play.state[edge + KIND] as number, 'state');
      if (offset >= 0) play.state[edge + offset] = play.program.name(state);
      return undefined;
    },
    advance: advanceTrack,
    draw: (play, order, result) =>
      drawCards(play, order, 0, (card) => takeCard(play, card, order.who, order.into || 'hand'), result),
    discard: discardCard,
    zone: findZone,
    reveal: revealTo,
    roll: rollForSomebody,
    changeDie,
    test: (play, who, { modifier, difficulty }, result) => {
      const total = play.below(play.diceStream, 6) + 1 + modifier;
      const event = eventOf(EVENT.test, who, who).set('total', total);
      return andThen(
        emit(play, event, () => {
          event.set('passed', event.get('total') >= difficulty ? 1 : 0);
          return undefined;
        }),
        () => {
          result.value = event.get('passed');
          return undefined;
        },
      );
    },
    compileAttack: (compiler, attack, scope, pointer) => ({
      damage: compiler.value((attack as { damage?: unknown }).damage ?? 1, scope, 'int', `${pointer}/damage`),
    }),
    attack: attackAll,
    jumpScenario: (play, scenario) => emit(play, eventOf(EVENT.scenario, 0, scenario)),
    finishScenario: (play, scenario) =>
      andThen(emit(play, eventOf(EVENT.scenario, 0, scenario)), () =>
        play.program.system.remove(play, scenario, 'box'),
      ),
    endGame: (play, isWin, text) => {
      play.state[play.program.gameEntity(play) + play.layout.column('outcome')] = isWin ? WON : LOST;
      tell(play, text || (isWin ? 'The game is won.' : 'The game is lost.'), { tone: isWin ? 'good' : 'bad' });
      return undefined;
    },
    registeredProcedures: {},
    registeredPlacements: {},
    eventBodies: {},
  };
}

/** `monster/nurse#2`: the item and which of its entities it is, in order of making. */
function keyInOrder(play: Play, entity: number): string {
  const item = play.def(entity);
  let place = 1;
  if (item === 0) {
    const kind = play.kindOf(entity);
    for (let e = play.firstOfKind(kind.number); e !== 0 && e !== entity; e = play.nextOfKind(e)) place++;
    return `${kind.name}#${place}`;
  }
  for (let e = play.firstOfItem(item); e !== 0 && e !== entity; e = play.nextOfItem(e)) place++;
  return `${play.program.items[item]?.key}#${place}`;
}

/** Who has a resource: the payer, or else the card that the cost stands on. */
function purseOf(play: Play, payer: number, card: number, resource: string): number {
  const kinds = play.program.stat(resource)?.spec.kinds ?? [];
  return [payer, card].find((entity) => entity !== 0 && kinds.includes(play.kindOf(entity).name)) ?? 0;
}

function takeCard(play: Play, card: number, who: number, name: string): Asking {
  const zone = play.program.system.zone(play, name, who) || makeZone(play, name, who, isLiveZone(play, name));
  play.state[card + OWNER] = who;
  putLast(play, card, zone);
  return emit(play, eventOf(EVENT.draw, who).set('card', card));
}

const isLiveZone = (play: Play, name: string): boolean =>
  play.program.system.zones.find((zone) => zone.name === name)?.isInPlay ?? false;

/** Puts a card on the discard of the deck that it came from, inside a `discard` event. */
function discardCard(play: Play, card: number): Asking {
  if (card === 0) return undefined;
  return emit(play, eventOf(EVENT.discard, ownerOf(play, card)).set('card', card), () => {
    const { layout, program } = play;
    const offset = layout.find(play.state[card + KIND] as number, 'home');
    const deck = offset < 0 ? 0 : (play.state[card + offset] as number);
    const name = program.numbering.names.word(play.state[deck + program.columns.word] as number);
    const pile =
      deck === 0
        ? 0
        : findZone(play, discardZone(name.slice(name.indexOf(':') + 1)), play.state[deck + OWNER] as number);
    play.state[card + OWNER] = 0;
    putLast(play, card, pile || findZone(play, 'discard', 0) || makeZone(play, 'discard', 0, false));
    return undefined;
  });
}

/** Each target is hurt inside an `attack` event by what the attack says. */
const attackAll: System['attack'] = (play, attacker, { targets, described, frame }) => {
  let asking: Asking;
  const amount = described?.damage as ((play: Play, frame: unknown) => number) | undefined;
  for (const target of targets) {
    asking = andThen(asking, () => {
      const event = eventOf(EVENT.attack, attacker, target).set('power', amount?.(play, frame) ?? 1);
      return emit(play, event, () => play.program.system.damage(play, event.target, event.get('power'), attacker, []));
    });
  }
  return asking;
};

/** Gives other luck, and orders anew, among themselves, the cards of each zone out of play that a seat has not seen. */
function hideZones(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const stream = play.deckStream;
  for (const zone of play.all('zone')) {
    if (play.state[zone + play.program.columns.isInPlay] !== 0) continue;
    play.dealt.addList(zone);
    const cards = zoneMembers(play, zone);
    const isHidden = (card: number) => ((play.state[card + KNOWN] as number) & (1 << seat)) === 0;
    const hidden = cards.filter((card) => play.state[card + DEF] !== 0 && isHidden(card));
    for (let i = hidden.length - 1; i > 0; i--) {
      const j = play.below(stream, i + 1);
      [hidden[i], hidden[j]] = [hidden[j] as number, hidden[i] as number];
    }
    reorder(
      play,
      zone,
      cards.map((card) => (play.state[card + DEF] !== 0 && isHidden(card) ? (hidden.pop() as number) : card)),
    );
  }
}
