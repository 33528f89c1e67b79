/** How wide a column is: what the author set, else enough for its title and for what such a cell usually holds. In pixels. */
import { widgetOf } from '../forms/widget';
import type { Column } from './column';

export const LEAST_WIDTH = 40;
export const MOST_WIDTH = 800;
/** The column with the boxes to tick. */
export const TICK_WIDTH = 36;

const LETTER = 7;
/** Both sides of the title, and the mark of the order after it. */
const AROUND_TITLE = 36;

export function widthOf(column: Column, widths: Readonly<Record<string, number>>): number {
  const set = widths[column.key];
  if (set !== undefined) return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, set));
  return Math.max(usualWidth(column), column.title.length * LETTER + AROUND_TITLE);
}

function usualWidth({ key, role, isNumeric, schemas }: Column): number {
  if (key === '/name') return 176;
  if (role === 'id') return 152;
  if (isNumeric) return 64;
  if (role === 'flag') return 56;
  if (role === 'picked' || role === 'form') return 104;
  if (role === 'list') return 132;
  const [schema = {}] = schemas.values();
  const widget = widgetOf(schema);
  if (widget === 'word' || widget === 'keywords') return 120;
  return widget === 'text' || widget === 'expression' ? 240 : 220;
}
