/** What a bench finds: lines for the table that people read, and plain data for programs. */
export interface Report {
  lines: readonly Line[];
  data: unknown;
}

export interface Line {
  what: string;
  /** With its unit: `1.3 us`, `2.4 times`. */
  figure: string;
  note?: string;
}

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')} a second`;
export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} times`;

/** A time that is given in seconds, in the unit that suits it. */
export function duration(seconds: number): string {
  const nanoseconds = seconds * 1e9;
  if (nanoseconds < 10_000) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 10_000_000) return `${(nanoseconds / 1000).toFixed(0)} us`;
  return `${(nanoseconds / 1e6).toFixed(0)} ms`;
}

export function table(title: string, lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const figures = Math.max(...lines.map(({ figure }) => figure.length));
  const rows = lines.map(
    ({ what, figure, note }) => `  ${what.padEnd(width)}  ${figure.padStart(figures)}${note ? `  ${note}` : ''}`,
  );
  return [title, ...rows, ''].join('\n');
}
