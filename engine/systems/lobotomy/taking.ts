/**
 * Items that come to a character, and what must go for them: an inventory that is too full is seen to before anything
 * else, by discarding, by using up charges, or by handing over a spare armor (S000: Items & Inventory).
 */
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../language/actions';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, findZone, spaceOf, takeTop } from '../../language/standard';
import { nameOf, read } from '../../table/numbers';
import { askEntity, askNamed, entityQuestion, namedQuestion } from '../../table/questions';
import { armors, type Category, DECKS, discard, inventory, isOverfull, slotsOf, usedSlots } from './items';
import { gameNumber, isCharacter, log, rule } from './state';

/** Draws the top card of an inventory deck into an inventory. */
export function drawItem(play: Play, character: number, category: Category): Asking {
  const id = DECKS[category];
  const deck = findZone(play, deckZone(id), 0);
  return takeTop(play, id, 0, deck, (card) => {
    if (card !== 0) return takeItem(play, character, card, id);
    log(play, `${nameOf(play, character)} finds no ${category}: none is left`, 'plain', [character]);
    return undefined;
  });
}

/** Puts a card into an inventory, and then asks what goes if it does not fit. */
export function takeItem(play: Play, character: number, card: number, from: string): Asking {
  putLast(play, card, findZone(play, 'inventory', character));
  play.state[card + OWNER] = character;
  log(play, `${nameOf(play, character)} takes ${nameOf(play, card)}`, 'plain', [character, card]);
  const event = newEvent(play, 'draw', character).set('card', card).set('from', play.program.name(from));
  return emit(play, event, () => begin(clearOverflow(play, character)));
}

/** A way to make room: discarding a card, or using one whose charges are left. */
interface Way {
  card: number;
  action?: OfferedAction;
}

const wayAt = ({ frame }: Decision, option: number): Way => frame[option] as Way;

const OVERFLOW: Question<Play> = {
  id: 'overflow',
  rule: () => 'inventory',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} can\u2019t carry all of this. Which item goes?`,
  note: (play, { actor }) => `${usedSlots(play, actor)} of ${slotWords(read(play, actor, 'slots'))} used`,
  group: (_, decision, option) => (wayAt(decision, option).action === undefined ? 'Discard' : 'Use first'),
  key: (play, decision, option) => {
    const { card, action } = wayAt(decision, option);
    const key = play.program.system.keyOf(play, card);
    return action === undefined ? key : `use:${play.program.actions[action.index]?.id}@${key}`;
  },
  label: (play, decision, option) => {
    const { card, action } = wayAt(decision, option);
    if (action === undefined) return nameOf(play, card);
    const name = play.program.actions[action.index]?.name ?? '';
    return `Use ${nameOf(play, card)}${name === '' ? '' : `: ${name}`}`;
  },
  detail: (play, decision, option) => {
    const { card, action } = wayAt(decision, option);
    return action === undefined ? `takes ${slotWords(slotsOf(play, card))}` : actionText(play, decision.actor, action);
  },
  cost: (play, decision, option) => {
    const { action } = wayAt(decision, option);
    return action === undefined ? '' : costWords(play, decision.actor, action);
  },
  touches: (_, decision, option) => [wayAt(decision, option).card],
};
const TOO_MUCH_ARMOR = entityQuestion(
  'overflow',
  'armor',
  (play, character) => `${nameOf(play, character)} can\u2019t wear all this armor. Which one goes?`,
  { detail: (play, card) => `${read(play, card, 'durability')} durability` },
);
const SPARE_ARMOR = namedQuestion(
  'spare-armor',
  'armor',
  (play, card) => `What becomes of the spare ${nameOf(play, card)}?`,
  [
    { key: 'discard', label: 'Discard it', detail: () => 'it goes back to its deck' },
    { key: 'give', label: 'Give it to somebody here' },
  ],
);
const RECEIVER = entityQuestion(
  'spare-armor-to',
  'armor',
  (play, card) => `Who takes the spare ${nameOf(play, card)}?`,
);

const slotWords = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`);

/** Until an inventory fits: its owner chooses what to be rid of, and how. */
export function* clearOverflow(play: Play, character: number): Proc {
  while (isOverfull(play, character)) {
    play.countStep(0);
    if (armors(play, character).length > rule(play, 'armorLimit')) yield* shedArmor(play, character);
    else yield* makeRoom(play, character);
  }
}

function* makeRoom(play: Play, character: number): Proc {
  const bulky = inventory(play, character).filter((card) => slotsOf(play, card) > 0);
  const ways: Way[] = [...bulky.map((card) => ({ card })), ...usesOf(play, character, bulky)];
  const decision = play.decision.reset(OVERFLOW, play.program.system.seatOf(play, character), character);
  decision.frame = ways;
  for (let i = 0; i < ways.length; i++) decision.add(i);
  const { card, action } = ways[yield decision] as Way;
  const asking = action === undefined ? discard(play, card) : takeAction(play, character, action);
  if (asking !== undefined) yield* asking;
}

/** Uses of charges that could make room; the card that came last can't be used before there is room for it. */
function usesOf(play: Play, character: number, bulky: readonly number[]): Way[] {
  const usable = bulky.slice(0, -1).filter((card) => read(play, card, 'printedCharges') > 0);
  if (usable.length === 0) return [];
  const windows = gameNumber(play, 'current') === character ? ['own-turn', 'any-turn'] : ['any-turn'];
  return windows
    .flatMap((window) => offeredActions(play, character, window))
    .filter((action, index, all) => all.findIndex((other) => isSame(other, action)) === index)
    .filter((action) => usable.includes(action.carrier) && costsCharges(play, action))
    .map((action) => ({ card: action.carrier, action }));
}

const isSame = (a: OfferedAction, b: OfferedAction): boolean => a.index === b.index && a.carrier === b.carrier;

function costsCharges(play: Play, { index, carrier }: OfferedAction): boolean {
  const id = play.program.actions[index]?.id;
  const actions = (play.program.infoOf(play, carrier)?.item.actions ?? []) as readonly {
    id: string;
    cost?: { charges?: unknown };
  }[];
  return actions.find((action) => action.id === id)?.cost?.charges !== undefined;
}

/** The armor that is too much goes to somebody here who may have it, or back to its deck. */
function* shedArmor(play: Play, character: number): Proc {
  const worn = armors(play, character);
  const card = worn[yield* askEntity(play, TOO_MUCH_ARMOR, character, character, worn)] as number;
  const receiver = yield* receiverOf(play, character, card);
  if (receiver === 0) {
    const asking = discard(play, card);
    if (asking !== undefined) yield* asking;
    return;
  }
  putLast(play, card, findZone(play, 'inventory', receiver));
  play.state[card + OWNER] = receiver;
  yield* clearOverflow(play, receiver);
}

function* receiverOf(play: Play, character: number, card: number): Proc<number> {
  const others = occupants(play, spaceOf(play, character)).filter(
    (figure) => figure !== character && isCharacter(play, figure),
  );
  if (others.length === 0) return 0;
  const answer = yield* askNamed(play, SPARE_ARMOR, character, card, [0, 1]);
  if (answer === 0) return 0;
  return others[yield* askEntity(play, RECEIVER, character, card, others)] as number;
}
