/**
 * Who is next to whom, packed into rows of typed arrays, so that walking over them allocates nothing.
 */
import { type BoardBorder, type BoardGeometry, isDrawnWay, type Links, NOWHERE } from './geometry';

/** Borders before `passageCount` are those that one can pass on foot; between two `bound` spaces only along arrows. */
export function linkSpaces(
  spaceCount: number,
  borders: readonly BoardBorder[],
  passageCount: number,
  bound: readonly boolean[] = [],
): Pick<BoardGeometry, 'links' | 'linksInto' | 'touching'> {
  const links = new Steps();
  const linksInto = new Steps();
  const touching = new Steps();
  const touched: number[][] = Array.from({ length: spaceCount }, () => []);
  const isArrowed = pairsWithArrows(spaceCount, borders);
  let hasOneWay = false;
  borders.forEach(({ kind, between: [a, b], arrow }, border) => {
    if (a === NOWHERE || b === NOWHERE) return;
    const isDrawn = isDrawnWay(kind);
    if (!isDrawn && touched[a]?.includes(b) === false) {
      touched[a].push(b);
      touched[b]?.push(a);
      touching.add(a, b, border);
      touching.add(b, a, border);
    }
    if (border >= passageCount) return;
    if (!isDrawn && (isArrowed?.has(a * spaceCount + b) === true || (bound[a] === true && bound[b] === true))) return;
    links.add(a, b, border);
    linksInto.add(b, a, border);
    if (kind === 'chute' || arrow?.isTwoWay === false) {
      hasOneWay = true;
      return;
    }
    links.add(b, a, border);
    linksInto.add(a, b, border);
  });
  const packed = links.pack(spaceCount);
  return {
    links: packed,
    linksInto: hasOneWay ? linksInto.pack(spaceCount) : packed,
    touching: touching.pack(spaceCount),
  };
}

/** Each pair that an arrow joins, in either direction; null without arrows. */
function pairsWithArrows(spaceCount: number, borders: readonly BoardBorder[]): ReadonlySet<number> | null {
  const arrows = borders.filter(({ kind }) => kind === 'arrow');
  if (arrows.length === 0) return null;
  const pairs = new Set<number>();
  for (const { between } of arrows) {
    const [a, b] = between;
    pairs.add(a * spaceCount + b);
    pairs.add(b * spaceCount + a);
  }
  return pairs;
}

/** Steps in the order in which they are found; each row keeps it. */
class Steps {
  private readonly numbers: number[] = [];

  add(from: number, to: number, border: number): void {
    this.numbers.push(from, to, border);
  }

  pack(spaceCount: number): Links {
    const { numbers } = this;
    const offsets = new Int32Array(spaceCount + 1);
    for (let i = 0; i < numbers.length; i += 3) offsets[numbers[i]! + 1]!++;
    for (let space = 0; space < spaceCount; space++) offsets[space + 1]! += offsets[space]!;
    const spaces = new Int32Array(numbers.length / 3);
    const borders = new Int32Array(numbers.length / 3);
    const next = offsets.slice();
    for (let i = 0; i < numbers.length; i += 3) {
      const at = next[numbers[i]!]!++;
      spaces[at] = numbers[i + 1]!;
      borders[at] = numbers[i + 2]!;
    }
    return { offsets, spaces, borders };
  }
}
