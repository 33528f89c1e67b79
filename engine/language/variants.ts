/**
 * Variants in a game: optional rules that people took before it. Which of them are on is kept in the game by name, so that a
 * reload finds them again; what they change is read from content like every setting.
 */
import { itemKey } from '../content';
import type { Compiler } from './compiler';
import type { Host } from './host';
import { readNote, writeNote } from './notes';
import type { Play, TextFn } from './play';
import type { Program } from './program';
import type { GameSetup } from './system';
import { tell, within } from './trail';
import { bracesIn, settingIn, type VariantPlan, variantsFor, variantsOf } from './variant-plan';

export interface CompiledVariant {
  /** Number of the item that has it, and its place in the list there. */
  item: number;
  place: number;
  /** Number of the word by which a game remembers it. */
  word: number;
  name: string;
  text: TextFn;
}

/** The number of the word by which a game remembers that a variant is on. */
export const variantWord = (program: Pick<Program, 'name'>, { item, id }: VariantPlan): number =>
  program.name(`variant ${itemKey(item)} ${id}`);

export const isVariantOn = (play: Play, word: number): boolean =>
  readNote(play, play.program.gameEntity(play), word) !== 0;

/** Turns on what was chosen: once the game's own entity is made, and before any setting is read. Throws if it is not offered. */
export function takeVariants(play: Play, { scenario, variants = [] }: Pick<GameSetup, 'scenario' | 'variants'>): void {
  const { program } = play;
  const offered = variants.length === 0 ? [] : variantsFor(program.content.items, scenario);
  for (const id of variants) {
    const plan = offered.find((each) => each.id === id);
    if (plan === undefined) throw new Error(`the content has no variant ${id}`);
    writeNote(play, program.gameEntity(play), variantWord(program, plan), 1);
  }
}

/** Compiles the texts of an item's variants, and reports what has no value before a game. */
export function compileVariants(compiler: Compiler, host: Host): void {
  const { program } = compiler;
  for (const plan of variantsOf(compiler.item)) {
    const { place, name, text, settings } = plan;
    const pointer = `/variants/${place}/text`;
    for (const { source, start } of bracesIn(text)) {
      if (source === '' || settingIn(source) !== undefined) continue;
      compiler.report(pointer, {
        code: 'variant-text',
        severity: 'warning',
        range: { start, end: start + source.length },
        message: 'Variants are chosen before there is a game: this has no value then, and "…" is shown.',
        hint: 'Write a setting: {setting.name}.',
      });
    }
    program.variants.push({
      item: host.item,
      place,
      word: variantWord(program, plan),
      name,
      text: compiler.text(text, { ...host.scope, variant: settings }, pointer),
    });
  }
}

/** Tells which variants are on. */
export function tellVariants(play: Play): void {
  for (const { item, place, word, name, text } of play.program.variants) {
    if (!isVariantOn(play, word)) continue;
    within(play, { item, pointer: `/variants/${place}` }, () => {
      tell(play, `${name}: ${text(play, play.frame(play.firstOfItem(item)))}`);
      return undefined;
    });
  }
}
