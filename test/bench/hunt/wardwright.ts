/** The hunt on this project's engine: content, a small system, and a playthrough of the kernel. */
import type { Content } from '../../../engine/content';
import { hashWords } from '../../../engine/kernel/digest';
import { DEF, HEAD, NEXT, SIZE, ZONE } from '../../../engine/kernel/layout';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { STREAM_WORDS } from '../../../engine/kernel/random';
import { load } from '../../../engine/language/load';
import { Play } from '../../../engine/language/play';
import type { Program } from '../../../engine/language/program';
import { deckZone, discardZone, findZone } from '../../../engine/language/standard';
import { draw, type Outcome, playerLuck } from './board';
import { HUNT } from './content';
import { HUNT_SYSTEM } from './hunt-system';

/** Content that is ready to be played. Throws if anything is wrong with it. */
export function loadHunt(content: Content = HUNT): Program {
  const { program, findings } = load(content, HUNT_SYSTEM);
  const [first] = findings;
  if (first !== undefined) throw new Error(`${first.item}${first.pointer}: ${first.message} ${first.hint ?? ''}`);
  return program;
}

/** A table to play at: one game after the other in the same memory, as bots do. */
export type Table = Playthrough<Play>;

export const tableFor = (program: Program): Table => new Playthrough(new Play(program), HUNT_SYSTEM);

export function startHunt(table: Table, seed: number): void {
  HUNT_SYSTEM.prepare(table.game, { scenario: 'hunt', characters: [], seed });
  table.start();
}

export function playWardwright(table: Table, seed: number): Outcome {
  startHunt(table, seed);
  const player = playerLuck(seed);
  let decisions = 0;
  for (let { decision } = table; decision !== null; { decision } = table) {
    table.choose(draw(player, decision.count));
    decisions++;
  }
  return { decisions, digest: digest(table.game) };
}

/** All that matters at the end, in the order that every version uses. */
export function digest(play: Play): number {
  const { state, layout, program } = play;
  const column = (entities: readonly number[], name: string) => {
    const offset = layout.column(name);
    return entities.map((entity) => state[entity + offset] as number);
  };
  const [characters, monsters, clues] = [play.all('character'), play.all('monster'), play.all('token')];
  const spaces = (entities: readonly number[]) =>
    column(
      entities.map((entity) => state[entity + ZONE] as number),
      'number',
    );
  const game = program.gameEntity(play);
  const current = characters.indexOf(state[game + layout.column('current')] as number);
  const found = column(clues, 'found').reduce((bits, isFound, i) => bits | (isFound << i), 0);
  const size = (deck: string) => state[findZone(play, discardZone(deck), 0) + SIZE] as number;
  const luck = play.stream('dice');
  return hashWords([
    ...state.subarray(luck, luck + STREAM_WORDS),
    ...[...column([game], 'turn'), current, ...column([game], 'dread'), found, ...column([game], 'outcome')],
    ...[size('events'), size('gear')],
    ...spaces(characters),
    ...column(characters, 'health'),
    ...column(characters, 'weapons'),
    ...spaces(monsters),
    ...column(monsters, 'health'),
    ...order(play, 'events'),
    ...order(play, 'gear'),
  ]);
}

const known = new WeakMap<Program, number[]>();

/** Which sort of its deck a card is, by the number of its item. */
function sortsOf(program: Program): number[] {
  const sorts = known.get(program) ?? [];
  if (!known.has(program)) {
    for (const { item } of program.ofKind('deck')) {
      const ids = new Set((item.cards as { card: string }[]).map(({ card }) => card));
      for (const [sort, id] of [...ids].entries()) sorts[program.findById(id)?.number ?? 0] = sort;
    }
    known.set(program, sorts);
  }
  return sorts;
}

/** Sorts of the cards that were drawn, in order, then of those left. */
function order(play: Play, deck: string): number[] {
  const { state } = play;
  const sortOf = sortsOf(play.program);
  const sorts: number[] = [];
  for (const zone of [discardZone(deck), deckZone(deck)]) {
    for (let e = state[findZone(play, zone, 0) + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
      sorts.push(sortOf[state[e + DEF] as number] as number);
    }
  }
  return sorts;
}
