/** A run of the lab as plain data: what was ordered, what was played so far, and on which content. It crosses to workers and is kept. */
import type { BotId } from '../../engine/bots/bot';
import type { Content } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import { emptyTally } from '../../engine/lab/tally';
import type { BoardView } from '../../engine/view';
import type { SeriesTally } from '../../report/results';

export interface RunOrder {
  /** Id of the pack that is played. */
  pack: string;
  /** Ids of its scenarios: one, or all of them. */
  scenarios: readonly string[];
  /** Numbers of characters; a scenario is played with those of them that it allows. */
  players: readonly number[];
  /** Ids of the optional rules that are on, where a scenario offers them. */
  variants: readonly string[];
  bot: BotId;
  /** Of each scenario with each number of characters. */
  games: number;
  seed: number;
}

export type RunCell = SeriesTally;

export type RunPhase = 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

export interface LabRun {
  id: string;
  /** What it tries, in a few words: "Nurse health 4". */
  title: string;
  /** When it was begun, in milliseconds since 1970. */
  at: number;
  order: RunOrder;
  phase: RunPhase;
  /** What went wrong, where something did. */
  failure: string;
  /** Names the content that is played; two runs on the same text have the same. */
  digest: string;
  cells: readonly RunCell[];
  /** By scenario, once its first game has begun. */
  boards: Readonly<Record<string, BoardView>>;
  /** Seconds for which games were played. */
  seconds: number;
}

/** What was played so far, of what was ordered. */
export const gamesDone = ({ cells }: LabRun): number => cells.reduce((sum, { tally }) => sum + tally.games, 0);
export const gamesOrdered = ({ order, cells }: LabRun): number => order.games * cells.length;
export const winsOf = ({ cells }: LabRun): number => cells.reduce((sum, { tally }) => sum + tally.wins, 0);
export const isUnderWay = ({ phase }: LabRun): boolean => phase === 'running' || phase === 'paused';

/** `allows` says which numbers of characters can play a scenario, and `offers` which optional rules it has. */
export function cellsOf(
  { scenarios, players, variants, bot, seed }: RunOrder,
  allows: (scenario: string) => { fewest: number; most: number },
  offers: (scenario: string) => readonly string[],
): RunCell[] {
  return scenarios.flatMap((scenario) => {
    const { fewest, most } = allows(scenario);
    const on = offers(scenario).filter((id) => variants.includes(id));
    return players
      .filter((count) => count >= fewest && count <= most)
      .map((count) => ({
        series: { scenario, players: count, bot, seed, variants: on },
        tally: emptyTally(),
      }));
  });
}

export const cellOf = ({ cells }: LabRun, { scenario, players }: Series): RunCell | undefined =>
  cells.find(({ series }) => series.scenario === scenario && series.players === players);

/** Whether the games of two runs can be told apart by nothing but their content: same bot, seed and optional rules. */
export function isComparable(a: LabRun, b: LabRun): boolean {
  const { order: one } = a;
  const { order: other } = b;
  return (
    a.id !== b.id &&
    one.pack === other.pack &&
    one.bot === other.bot &&
    one.seed === other.seed &&
    [...one.variants].sort().join() === [...other.variants].sort().join() &&
    a.cells.some(({ series, tally }) => tally.games > 0 && (cellOf(b, series)?.tally.games ?? 0) > 0)
  );
}

/** So many hex digits are shown of a digest of content. */
const SHOWN = 8;

/** Names content by what it says. For the browser. */
export async function contentDigest(content: Content): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** "9f3c a117". */
export const shortDigest = (digest: string): string => (digest.slice(0, SHOWN).match(/.{1,4}/g) ?? []).join(' ');
