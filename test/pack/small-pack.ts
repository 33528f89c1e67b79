/** A pack of a few items, to be broken in tests: one change, and the problems that follow. */
import { checkContent } from '../../pack/check-content';
import type { ContentFile } from '../../pack/checker';
import type { Problem } from '../../pack/problem';

type Item = Record<string, unknown>;

export const patient: Item = {
  kind: 'monster',
  id: 'patient',
  source: 'original',
  name: 'Patient',
  rank: 'basic',
  stats: { ap: 1, health: 3, ar: 5, defense: 0 },
  attacks: [{ id: 'claw', dice: 4, symbols: ['fire'] }],
};
export const fire: Item = { kind: 'keyword', id: 'fire', source: 'original', name: 'Fire', symbol: true };
export const stunned: Item = { kind: 'condition', id: 'stunned', source: 'rulebook', name: 'Stunned' };
export const avoidance: Item = {
  kind: 'keyword',
  id: 'avoidance',
  source: 'rulebook',
  name: 'Avoidance',
  params: { value: 'int' },
};
export const pack: Item = { kind: 'pack', id: 'lobotomy', source: 'original', name: 'Small', system: 'lobotomy' };

/** Two spaces of indent, as an author has it. */
export const fileOf = (item: Item, folder = 'lobotomy'): ContentFile => ({
  path: item.kind === 'pack' ? `${folder}/pack.json` : `${folder}/${String(item.kind)}/${String(item.id)}.json`,
  text: `${JSON.stringify(item, null, 2)}\n`,
});

export const smallPack: readonly ContentFile[] = [pack, patient, fire, stunned, avoidance].map((item) => fileOf(item));

/** The small pack with these files added, or in the place of those with the same path. */
export function withFiles(...files: readonly ContentFile[]): ContentFile[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...smallPack.filter(({ path }) => !paths.has(path)), ...files];
}

export const problemsWith = (...files: readonly ContentFile[]): readonly Problem[] =>
  checkContent(withFiles(...files)).problems;

/** `code line:column-endColumn` of a problem, or with the line where it ends if that is another. */
export function placed({ code, line, column, endLine, endColumn }: Problem): string {
  return `${code} ${line}:${column}-${endLine === line ? '' : `${endLine}:`}${endColumn}`;
}

/** The one problem that there must be. */
export function onlyProblem(problems: readonly Problem[]): Problem {
  const [problem, ...others] = problems;
  if (!problem || others.length > 0)
    throw new Error(`Expected one problem, found ${problems.map(placed).join(', ') || 'none'}`);
  return problem;
}
