/**
 * What happened, for people: lines with a depth, in order. Kept only when somebody reads; a game without a log plays the
 * same. Text is made at once, because the state that it speaks of moves on.
 */

export type LogTone = 'plain' | 'strong' | 'good' | 'bad' | 'reload';

export interface LogLine {
  /** How deep in what caused it; 0 is a step of the round or an action. */
  depth: number;
  text: string;
  tone: LogTone;
  /** Number of the item that caused it, 0 if none. */
  item: number;
  entities: readonly number[];
  /** Dice that this line tells of, as a system describes them for people. */
  detail: object | null;
}

export class Log {
  readonly lines: LogLine[] = [];
  depth = 0;

  write(
    text: string,
    options: { tone?: LogTone; item?: number; entities?: readonly number[]; detail?: object } = {},
  ): void {
    this.lines.push({
      depth: this.depth,
      text,
      tone: options.tone ?? 'plain',
      item: options.item ?? 0,
      entities: options.entities ?? [],
      detail: options.detail ?? null,
    });
  }
}
