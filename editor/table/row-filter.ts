/**
 * What the author types to see fewer rows: words that stand anywhere in a row, and conditions on a column, such as `rank:elite,boss`,
 * `health>=4`, `text=` (not set) or `star!=`. All of them must hold.
 */
import type { Column } from './column';
import type { Row } from './row';

type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { type: 'word'; word: string }
  | { type: 'column'; column: Column; operator: Operator; wanted: readonly string[] };

export interface CellReader {
  /** As it is read, and as it is typed. */
  wordsAt(row: Row, column: Column): string;
  textAt(row: Row, column: Column): string;
  /** All of a row that can be looked for, in small letters. */
  lineAt(row: Row, columns: readonly Column[]): string;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');

export function readFilter(typed: string, columns: readonly Column[]): readonly Condition[] {
  const words = typed.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
  return words.map((word): Condition => {
    const [, name = '', operator, wanted = ''] = /^("[^"]*"|[^:=<>!"]+)(:|!=|=|<=|>=|<|>)(.*)$/.exec(word) ?? [];
    const column = operator === undefined ? undefined : columnNamed(bare(name), columns);
    if (column === undefined) return { type: 'word', word: bare(word).toLowerCase() };
    return { type: 'column', column, operator: operator as Operator, wanted: wanted.split(',').map(bare) };
  });
}

const bare = (word: string) => word.replaceAll('"', '');

/** By its title or its key; the whole name wins over its beginning. */
function columnNamed(name: string, columns: readonly Column[]): Column | undefined {
  const wanted = plain(name);
  const namesOf = ({ title, key }: Column) => [plain(title), plain(key.slice(key.lastIndexOf('/') + 1))];
  return (
    columns.find((column) => namesOf(column).includes(wanted)) ??
    columns.find((column) => namesOf(column).some((each) => each.startsWith(wanted)))
  );
}

export function fitsFilter(
  row: Row,
  conditions: readonly Condition[],
  columns: readonly Column[],
  reader: CellReader,
): boolean {
  return conditions.every((condition) =>
    condition.type === 'word'
      ? reader.lineAt(row, columns).includes(condition.word)
      : holds(row, condition.column, condition.operator, condition.wanted, reader),
  );
}

function holds(row: Row, column: Column, operator: Operator, wanted: readonly string[], reader: CellReader): boolean {
  const words = reader.wordsAt(row, column).toLowerCase();
  const text = reader.textAt(row, column).toLowerCase();
  const isOne = (each: string) => words === each.toLowerCase() || text === each.toLowerCase();
  switch (operator) {
    case ':':
      return wanted.some((each) => words.includes(each.toLowerCase()) || text.includes(each.toLowerCase()));
    case '=':
      return wanted.some(isOne);
    case '!=':
      return !wanted.some(isOne);
    default:
      return compares(text, operator, wanted[0] ?? '');
  }
}

/** A cell that holds no number is neither more nor less than one. */
function compares(text: string, operator: '<' | '<=' | '>' | '>=', wanted: string): boolean {
  const [value, bound] = [Number(text), Number(wanted)];
  if (text === '' || wanted === '' || Number.isNaN(value) || Number.isNaN(bound)) return false;
  if (operator === '<') return value < bound;
  if (operator === '<=') return value <= bound;
  return operator === '>' ? value > bound : value >= bound;
}
