/**
 * A game that people play: answers recorded by name, checkpoints kept along the way. Undo, redo, jump, load and hot
 * reload are all the same: go back to a checkpoint and answer again.
 */
import { Checkpoints } from './checkpoints';
import type { Decision } from './decision';
import type { Game } from './game';
import type { Log } from './log';
import { Playthrough, type Rules } from './playthrough';

/** What was answered, in words that survive changes of the content: the question's key and the option's. */
export interface Answer {
  decision: string;
  option: string;
}

/** Why the answers could not all be given again. */
export interface Divergence {
  /** Number of the decision, from 1 on. */
  decision: number;
  answer: Answer;
  /** What is asked there now; null if the game is over by then. */
  asked: string | null;
  /** Keys of the options that there are. */
  options: readonly string[];
}

export type AnswerResult = { ok: true } | { ok: false; reason: 'over' | 'no-such-option'; options: readonly string[] };

/** A boundary that is kept: how many answers and log lines came before it. */
interface Mark {
  answers: number;
  logLines: number;
  turn: number;
  round: number;
}

export interface SessionGame extends Game {
  log: Log | null;
}

export class Session<G extends SessionGame> {
  readonly #answers: Answer[] = [];
  /** Answers undone, next one first. */
  #undone: Answer[] = [];
  readonly #marks: Mark[] = [];
  readonly #checkpoints = new Checkpoints();
  /** For each log line, how many answers came before it. */
  readonly #lineAnswers: number[] = [];
  #playing: Playthrough<G>;

  constructor(game: G, rules: Rules<G>) {
    this.#playing = new Playthrough(game, rules, () => this.#mark());
  }

  get game(): G {
    return this.#playing.game;
  }

  get playthrough(): Playthrough<G> {
    return this.#playing;
  }

  get decision(): Decision | null {
    return this.#playing.decision;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get undone(): readonly Answer[] {
    return this.#undone;
  }

  /** For each round that has begun, how many answers came before it. */
  get roundStarts(): number[] {
    const starts: number[] = [];
    let round = -1;
    for (const mark of this.#marks) {
      if (mark.round !== round) starts.push(mark.answers);
      round = mark.round;
    }
    return starts;
  }

  /** How many answers came before a line of the log. */
  answersBefore(line: number): number {
    return this.#lineAnswers[line] ?? 0;
  }

  start(): void {
    this.#playing.start();
    this.#numberLines();
  }

  /** Answers the decision by an option's key. What had been undone is forgotten. */
  answer(option: string): AnswerResult {
    const result = this.#give(option);
    if (result.ok) this.#undone = [];
    return result;
  }

  /** Goes to the moment after `count` answers, backwards or forwards among those that are known. */
  goTo(count: number): Divergence | null {
    const all = [...this.#answers, ...this.#undone];
    const wanted = Math.min(Math.max(count, 0), all.length);
    return this.#keeping(all, () => {
      let from = this.#answers.length;
      if (wanted < from) from = this.#restore(this.#lastMark((mark) => mark.answers <= wanted));
      return this.#answerAgain(all, from, wanted);
    });
  }

  undo(): Divergence | null {
    return this.goTo(this.#answers.length - 1);
  }

  redo(): Divergence | null {
    return this.goTo(this.#answers.length + 1);
  }

  /** Gives recorded answers to a game that has just started: loading a save. */
  replay(answers: readonly Answer[]): Divergence | null {
    return this.#keeping(answers, () => this.#answerAgain(answers, 0, answers.length));
  }

  /**
   * Plays on under other rules or content: the state at the start of this turn, as `adopt` makes it fit, and the turn's
   * answers again. What no longer fits is kept for redo.
   */
  reload(game: G, rules: Rules<G>): { answeredAgain: number; divergence: Divergence | null } {
    const given = this.#answers.length;
    const all = [...this.#answers, ...this.#undone];
    const turn = this.#marks.at(-1)?.turn;
    const mark = this.#marks.findIndex((candidate) => candidate.turn === turn);
    game.log = this.game.log;
    this.#playing = new Playthrough(game, rules, () => this.#mark());
    return this.#keeping(all, () => {
      const from = this.#restore(Math.max(mark, 0));
      const divergence = this.#answerAgain(all, from, given);
      return { answeredAgain: this.#answers.length - from, divergence };
    });
  }

  /** What of `all` is not given when `move` is done is kept for redo, even if content breaks off in the middle. */
  #keeping<T>(all: readonly Answer[], move: () => T): T {
    try {
      return move();
    } finally {
      this.#undone = all.slice(this.#answers.length);
    }
  }

  /** Gives `all` from the first on that is not given yet, up to `until`. */
  #answerAgain(all: readonly Answer[], from: number, until: number): Divergence | null {
    let divergence: Divergence | null = null;
    for (let i = from; i < until && divergence === null; i++) {
      const answer = all[i] as Answer;
      const asked = this.decision === null ? null : this.questionKey(this.decision);
      const result = asked === answer.decision ? this.#give(answer.option) : undefined;
      if (result?.ok !== true) {
        divergence = {
          decision: i + 1,
          answer,
          asked,
          options: this.decision === null ? [] : this.#optionKeys(this.decision),
        };
      }
    }
    return divergence;
  }

  #give(option: string): AnswerResult {
    const { decision } = this;
    if (decision === null) return { ok: false, reason: 'over', options: [] };
    const options = this.#optionKeys(decision);
    const index = options.indexOf(option);
    if (index < 0) return { ok: false, reason: 'no-such-option', options };
    this.#answers.push({ decision: this.questionKey(decision), option });
    this.#playing.choose(index);
    this.#numberLines();
    return { ok: true };
  }

  /** What a save calls this question: its sort, who is asked, and what asks. */
  questionKey(decision: Decision): string {
    const cause = decision.causePointer === '' ? '' : `@${decision.causePointer}`;
    return `${decision.question?.id ?? ''}${cause}/${decision.seat}`;
  }

  #optionKeys(decision: Decision): string[] {
    const keys: string[] = [];
    for (let i = 0; i < decision.count; i++) keys.push(decision.question?.key(this.game, decision, i) ?? '');
    return keys;
  }

  /** Keeps the boundary that the game stands at. A later one with the same answers and turn takes its place. */
  #mark(): void {
    const { game, rules } = this.#playing;
    const { turn, round } = rules.moment(game);
    const mark: Mark = { answers: this.#answers.length, logLines: game.log?.lines.length ?? 0, turn, round };
    const last = this.#marks.at(-1);
    if (last !== undefined && last.answers === mark.answers && last.turn === turn) {
      this.#marks[this.#marks.length - 1] = mark;
      this.#checkpoints.replaceLast(game);
    } else {
      this.#marks.push(mark);
      this.#checkpoints.push(game);
    }
  }

  #lastMark(fits: (mark: Mark) => boolean): number {
    let index = this.#marks.length - 1;
    while (index > 0 && !fits(this.#marks[index] as Mark)) index--;
    return index;
  }

  /** Puts the game back to a mark and plays to its first question; says how many answers came before it. */
  #restore(index: number): number {
    const mark = this.#marks[index] as Mark;
    this.#checkpoints.restore(index, this.game);
    this.#checkpoints.truncate(index);
    this.#marks.length = index;
    this.#answers.length = mark.answers;
    const log = this.game.log;
    if (log !== null) {
      log.lines.length = Math.min(log.lines.length, mark.logLines);
      log.depth = 0;
    }
    this.#lineAnswers.length = Math.min(this.#lineAnswers.length, mark.logLines);
    this.#playing.start();
    this.#numberLines();
    return mark.answers;
  }

  #numberLines(): void {
    const lines = this.game.log?.lines.length ?? 0;
    while (this.#lineAnswers.length < lines) this.#lineAnswers.push(this.#answers.length);
  }
}
