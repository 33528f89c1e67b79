/**
 * Tries set-ups out: a game is prepared and answered with the first option until its first round begins. It says what was
 * wanted and not there, and what kept the round from beginning. Every trial ends: effects and answers are counted.
 */
import type { ItemKey } from '../content';
import { Playthrough } from '../kernel/playthrough';
import type { Shortage } from '../language/none-left';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';
import type { GameSetup } from '../language/system';
import type { TrialFinding, TrialOrder } from '../language/trial-findings';
import { variantsFor } from '../language/variant-plan';
import { drawCharacters } from './players';

/** The games that are tried: boards and draws differ. */
const SEEDS = [1, 2];
/** Answers in one set-up before it is taken never to end. */
const MOST_ANSWERS = 400;

export function trySetups(program: Program, orders: readonly TrialOrder[]): TrialFinding[] {
  const characters = program.ofKind('character').map(({ item }) => item.id);
  return orders.flatMap(({ scenario, players }) => {
    const variants = variantsFor(program.content.items, scenario).map(({ id }) => id);
    return players
      .filter((count) => count <= characters.length)
      .flatMap((count) => {
        const tryWith = (...on: string[]) => {
          const tried = SEEDS.map((seed) => {
            const setup = { scenario, characters: drawCharacters(characters, count, seed), seed, variants: on };
            return trySetup(program, setup);
          });
          return gather(program, { scenario, players: count, variant: on[0] ?? '' }, tried);
        };
        const plain = tryWith();
        // What goes wrong without it too is no fault of a variant.
        const isPlain = (finding: TrialFinding) => plain.some((other) => thingOf(other) === thingOf(finding));
        return [...plain, ...variants.flatMap((id) => tryWith(id)).filter((finding) => !isPlain(finding))];
      });
  });
}

/** What is wrong, and where. */
const thingOf = ({ what, item, at }: Pick<TrialFinding, 'what' | 'item' | 'at'>): string =>
  JSON.stringify([what, item, at]);

interface Trial {
  shortages: readonly Shortage[];
  end: { what: 'loop' | 'endless' | 'broken'; item: ItemKey | undefined; reason: string } | undefined;
}

/** A set-up with the first option of each question. Whatever is thrown in it is an outcome, not a mistake of this. */
function trySetup(program: Program, setup: GameSetup): Trial {
  const { system } = program;
  const play = new Play(program);
  const shortages: Shortage[] = [];
  play.shortages = shortages;
  try {
    system.prepare(play, setup);
    // Without the board that it is for, nothing else can be in its place.
    if (shortages.some(({ lacks }) => lacks === 'place')) return { shortages, end: undefined };
    const playing = new Playthrough(play, system);
    playing.start();
    for (let answers = 0; playing.decision !== null && system.moment(play).round === 0; answers++) {
      if (answers === MOST_ANSWERS) return { shortages, end: { what: 'endless', item: undefined, reason: '' } };
      playing.choose(0);
    }
    return { shortages, end: undefined };
  } catch (error) {
    if (error instanceof LoopError)
      return { shortages, end: { what: 'loop', item: error.items[0] as ItemKey | undefined, reason: '' } };
    const reason = error instanceof Error ? error.message : String(error);
    // What was short has been noted, and is why.
    const end = shortages.length > 0 ? undefined : ({ what: 'broken', item: undefined, reason } as const);
    return { shortages, end };
  }
}

type TrialHead = Pick<TrialFinding, 'scenario' | 'players' | 'variant'>;

/** What the trials of one number of characters found, each thing once. */
function gather(program: Program, order: TrialHead, trials: readonly Trial[]): TrialFinding[] {
  const found = new Map<string, TrialFinding & { trials: Set<number>; counts: number[] }>();
  const add = (finding: Omit<TrialFinding, 'missing' | 'isCertain' | keyof TrialHead>, trial: number) => {
    const key = thingOf(finding);
    const known = found.get(key) ?? {
      ...finding,
      ...order,
      missing: 0,
      isCertain: false,
      trials: new Set<number>(),
      counts: trials.map(() => 0),
    };
    known.trials.add(trial);
    known.counts[trial] = (known.counts[trial] ?? 0) + 1;
    found.set(key, known);
  };
  const keyOf = (number: number) => program.items[number]?.key as ItemKey;
  for (const [index, { shortages, end }] of trials.entries()) {
    for (const { item, lacks, cause } of shortages) {
      const at = cause === undefined ? undefined : { item: keyOf(cause.item), pointer: cause.pointer };
      add({ what: lacks, item: keyOf(item), at, reason: '' }, index);
    }
    if (end === undefined) continue;
    add({ ...end, item: end.item ?? `scenario/${order.scenario}`, at: undefined }, index);
  }
  return [...found.values()].map(({ trials: hit, counts, ...finding }) => ({
    ...finding,
    missing: Math.max(...counts),
    isCertain: hit.size === trials.length,
  }));
}
