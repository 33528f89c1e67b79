/** What the rehearsal is called, for who plays it in the browser and who plays it without. */
export const REHEARSAL = import.meta.dirname;
export const SCENARIO = { id: 'dress-rehearsal', name: 'Dress Rehearsal', characters: 3 };

export interface Rehearsed {
  seed: number;
  /** Keys of the questions, each once, in the order in which they were asked. */
  kinds: readonly string[];
}
