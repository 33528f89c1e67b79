/** Searching lockers and bodies (S000: Searching). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { Result } from '../../language/system';
import { nameOf } from '../../table/numbers';
import { returnPiece } from './bags';
import { CATEGORIES, type Category } from './items';
import { spawnMonster } from './spawning';
import { log, successWords } from './state';
import { drawItem } from './taking';
import { poolTest } from './tests';

interface LockerCosts extends Partial<Record<Category, number>> {
  monster?: string;
}

/** Searches a token: turns it over, takes what it gives or meets what it hides, and takes it away. */
export function searchToken(play: Play, who: number, token: number): Asking {
  const event = newEvent(play, 'search', who).set('space', spaceOf(play, who)).set('card', token);
  return emit(play, event, () => begin(searching(play, who, token, event.get('successes'))));
}

function* searching(play: Play, who: number, token: number, given: number): Proc {
  const item = play.program.infoOf(play, token)?.item;
  log(play, `${nameOf(play, who)} searches: ${item?.name ?? 'a locker'}`, 'strong', [who, token]);
  const body = item?.body as { gives?: Category; monster?: string } | undefined;
  const locker = item?.search as LockerCosts | undefined;
  returnPiece(play, token);
  if (body !== undefined) yield* searchBody(play, who, body);
  else if (locker !== undefined) yield* searchLocker(play, who, locker, given);
}

function* searchBody(play: Play, who: number, body: { gives?: Category; monster?: string }): Proc {
  const asking = body.gives === undefined ? appear(play, who, body.monster) : drawItem(play, who, body.gives);
  if (asking !== undefined) yield* asking;
}

function appear(play: Play, who: number, monster: string | undefined): Asking {
  return monster === undefined ? undefined : spawnMonster(play, monster, spaceOf(play, who));
}

/** The ways in which successes can be spent: sets of categories, each at most once, that they pay for. */
export function purchases(costs: Partial<Record<Category, number>>, successes: number): Category[][] {
  const offered = CATEGORIES.filter((category) => costs[category] !== undefined);
  const sets: Category[][] = [[]];
  for (const category of offered) for (const set of [...sets]) sets.push([...set, category]);
  return sets.filter((set) => set.length > 0 && priceOf(set, costs) <= successes);
}

const priceOf = (set: readonly Category[], costs: Partial<Record<Category, number>>): number =>
  set.reduce((sum, category) => sum + (costs[category] ?? 0), 0);

/** A way to spend successes. */
interface Purchase {
  set: readonly Category[];
  price: number;
}

const SPEND: Question<Play> = {
  id: 'search-spend',
  rule: () => 'lockers',
  about: (_, { actor }) => actor,
  ask: (play, { actor, subject }) =>
    `${nameOf(play, actor)} has ${successWords(subject)}. What is taken from the locker?`,
  declines: (_, decision, option) => (decision.frame[option] as Purchase).set.length === 0,
  cost: (_, decision, option) => {
    const { price } = decision.frame[option] as Purchase;
    return price === 0 ? '' : successWords(price);
  },
  key: (_, decision, option) => (decision.frame[option] as Purchase).set.join('+') || 'nothing',
  label: (_, decision, option) => {
    const { set } = decision.frame[option] as Purchase;
    return set.length === 0 ? 'No, take nothing' : set.map((category) => `1 ${category}`).join(' and ');
  },
};

/** With successes that content has given there is no test. */
function* searchLocker(play: Play, who: number, costs: LockerCosts, given: number): Proc {
  const result: Result = { value: given };
  const testing = given > 0 ? undefined : poolTest(play, who, { test: 'search', needed: 1 }, result);
  if (testing !== undefined) yield* testing;
  const sets = purchases(costs, result.value as number);
  // Whoever could have bought something has passed, whatever is taken.
  const bought =
    sets.length === 0 ? [] : yield* choosePurchase(play, who, result.value as number, [...sets, []], costs);
  if (sets.length === 0) {
    log(play, 'Nothing was found', 'bad');
    const meeting = appear(play, who, costs.monster);
    if (meeting !== undefined) yield* meeting;
    return;
  }
  for (const category of bought) {
    const drawing = drawItem(play, who, category);
    if (drawing !== undefined) yield* drawing;
  }
}

function* choosePurchase(
  play: Play,
  who: number,
  successes: number,
  sets: readonly Category[][],
  costs: LockerCosts,
): Proc<Category[]> {
  const decision = play.decision.reset(SPEND, play.program.system.seatOf(play, who), who);
  decision.subject = successes;
  decision.frame = sets.map((set): Purchase => ({ set, price: priceOf(set, costs) }));
  for (let i = 0; i < sets.length; i++) decision.add(i);
  return sets[yield decision] as Category[];
}
