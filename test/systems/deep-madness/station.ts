/**
 * A table for tests of the packs' own monsters and investigators: on the rooms of the first dive, by the content of both packs,
 * in a chapter in which no room is devoured and no monster comes by itself, unless the test says so.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Item } from '../../../engine/content';
import { writeNote } from '../../../engine/language/notes';
import { Table } from './table';

const board = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/deep-madness/board/first-dive.json'), 'utf8'),
) as Item;

export interface StationSetup {
  heroes: readonly (Item | string)[];
  /** Monsters of the slots, in order; null for nobody. None at all if absent. */
  slots?: readonly (string | null)[];
  /** Spawn cards of each round; none if absent. */
  spawn?: number;
  /** Rooms that are devoured from the start. */
  devoured?: readonly number[];
  settings?: Readonly<Record<string, number>>;
}

const blocks = ['start', ...Array.from({ length: 12 }, (_, block) => `b${block + 1}`), 'end'];

/** Spaces are named without their `room-`: `24-a`. Everybody begins in the dock, `24-a`. */
export class Station extends Table {
  constructor({ heroes, slots = [], spawn = 0, devoured = [], settings = {} }: StationSetup) {
    super({
      packs: true,
      investigators: heroes,
      items: [board],
      chapter: {
        board: 'first-dive',
        slots: slots.map((monster) => ({ monster })),
        devouredDeck: devoured.map((room) => `room-${room}`),
      },
      track: { spaces: blocks.map((id) => ({ id, numbers: { spawn } })) },
      start: 'room-24-a',
      settings,
    });
    this.answer([]);
  }

  override space(id: string): number {
    return super.space(`room-${id}`);
  }

  override at(figure: number | string): string {
    return super.at(figure).replace('room-', '');
  }

  override everywhere(id: string): string[] {
    return super.everywhere(id).map((space) => space.replace('room-', ''));
  }

  setCounter(on: number, counter: string, value: number): void {
    writeNote(this.play, on, this.play.program.name(counter), value);
  }

  /**
   * Attacks what stands on a space with a weapon or bare hands. Nothing is used before the roll and no die is rerolled, unless
   * these words are in an option.
   */
  attack(space: string, weapon = 'unarmed', ...answers: string[]): this {
    const [key] = this.offers(`room-${space}`).filter((each) => each.startsWith('attack') && each.includes(weapon));
    if (key === undefined) throw new Error(`${weapon} cannot attack ${space}: ${this.#listed()}`);
    return this.act(key, ...answers);
  }

  /** A Move over these spaces, one after the other, and no farther. */
  move(first: string, ...rest: string[]): this {
    return this.act(`move:room-${first}`, ...rest.map((space) => `room-${space}`));
  }

  /** Ends the activation. What is asked before the next one is declined, unless these words are in an option. */
  endTurn(...answers: string[]): this {
    return this.act('end:end', ...answers);
  }

  /** Takes an option, then declines what it asks, unless these words are in an option. */
  act(words: string, ...answers: string[]): this {
    this.choose(words);
    return this.answer(answers);
  }

  answer(answers: readonly string[]): this {
    const left = [...answers];
    while (this.question !== 'turn' && this.question !== '') {
      const at = left.findIndex((words) => this.offers(words).length > 0);
      if (at >= 0) this.choose(left.splice(at, 1)[0] as string);
      else this.#decline();
    }
    expect(left, 'what was never offered').toEqual([]);
    return this;
  }

  #decline(): void {
    const declining = this.options().filter(({ isDecline }) => isDecline);
    if (declining.length !== 1) throw new Error(`${this.question} asks: ${this.#listed()}`);
    this.choose(declining[0]?.key as string);
  }

  #listed(): string {
    return this.options()
      .map(({ key, label }) => `${key} (${label})`)
      .join('\n  ');
  }
}
