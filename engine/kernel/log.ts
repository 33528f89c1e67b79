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
  /** What it happened in, from the outside in. */
  trail: readonly TrailStep[];
  /** Names of the built-in rules that it follows, the nearest first. */
  rules: readonly string[];
}

/** One step of what led to a line: something that happened, or content that answered it. */
export interface TrailStep {
  text: string;
  /** Number of the item that it comes from, 0 if it is a rule of the game. */
  item: number;
  pointer: string;
}

export interface LogOptions {
  tone?: LogTone;
  item?: number;
  entities?: readonly number[];
  detail?: object;
  trail?: readonly TrailStep[];
  rules?: readonly string[];
}

export class Log {
  readonly lines: LogLine[] = [];
  depth = 0;

  write(text: string, options: LogOptions = {}): void {
    this.lines.push({
      depth: this.depth,
      text,
      tone: options.tone ?? 'plain',
      item: options.item ?? 0,
      entities: options.entities ?? [],
      detail: options.detail ?? null,
      trail: options.trail ?? [],
      rules: options.rules ?? [],
    });
  }
}
