/**
 * Rows of cells as spreadsheets put them on the clipboard: tabs between cells, line ends between rows, a cell in quotes where it holds one
 * of them. A quote that closes nothing is an ordinary letter.
 */

export function printTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(printCell).join('\t')).join('\n');
}

const printCell = (text: string): string => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const cell = quotedCell(text, at) ?? plainCell(text, at);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // A line end after the last row ends it and begins no other.
    if (at >= text.length) return rows;
  }
}

interface ReadCell {
  text: string;
  /** Where the tab, the line end or the end of the text stands. */
  end: number;
}

function plainCell(text: string, from: number): ReadCell {
  let end = from;
  while (end < text.length && !/[\t\r\n]/.test(text[end] ?? '')) end += 1;
  return { text: text.slice(from, end), end };
}

/** Null if no quote begins here that is closed right before the end of a cell. */
function quotedCell(text: string, from: number): ReadCell | null {
  if (text[from] !== '"') return null;
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const isClosed = at + 1 === text.length || /[\t\r\n]/.test(text[at + 1] ?? '');
    if (!isClosed) return null;
    const inside = text.slice(from + 1, at).replaceAll('""', '"');
    return { text: inside.replaceAll('\r\n', '\n'), end: at + 1 };
  }
  return null;
}
