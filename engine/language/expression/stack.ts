/**
 * A shared stack for the members of lists while expressions run, so that lists cost no allocation. Whoever collects puts
 * the top back to where it found it.
 */
export const stack = { words: new Int32Array(1 << 12), top: 0 };

export function push(value: number): void {
  if (stack.top === stack.words.length) grow();
  stack.words[stack.top++] = value;
}

function grow(): void {
  const words = new Int32Array(stack.words.length * 2);
  words.set(stack.words);
  stack.words = words;
}

export function pushAll(values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) push(values[i] as number);
}

/** Takes everything above `from` as an array and puts the top back to it. */
export function popFrom(from: number): number[] {
  const taken = copyOf(from, stack.top);
  stack.top = from;
  return taken;
}

/** What stands from `from` up to `end`, as an array. */
export function copyOf(from: number, end: number): number[] {
  const { words } = stack;
  // Most lists are short, and a literal takes no spare room.
  if (end === from) return [];
  if (end === from + 1) return [words[from] as number];
  const copy: number[] = [];
  for (let i = from; i < end; i++) copy.push(words[i] as number);
  return copy;
}
