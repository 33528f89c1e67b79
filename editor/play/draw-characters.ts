/** Which characters play when only their number was said: drawn by the seed, so that the same game can be had again. */
import type { Content } from '../../engine/content';
import { below, STREAM_WORDS, seedStream } from '../../engine/kernel/random';

/** Throws if the content has fewer characters: the dialog offers no more than there are. */
export function drawCharacters(content: Content, count: number, seed: number): string[] {
  const all = content.items.filter((item) => item.kind === 'character').map((item) => item.id);
  if (all.length < count) throw new RangeError(`the content has ${all.length} characters, not ${count}`);
  const stream = new Int32Array(STREAM_WORDS);
  seedStream(stream, 0, seed, 1);
  const drawn: string[] = [];
  while (drawn.length < count) drawn.push(...all.splice(below(stream, 0, all.length), 1));
  return drawn;
}
