/** What became of a character that left the game: the words that content gave when it took it out, kept as a note on it. */
import { readNote, writeNote } from './notes';
import type { Play } from './play';

/** No name of a counter: those have no spaces. */
const FATE = 'what became of it';

/** `words` is the number of the words; they are numbered when content is loaded, so that all games of a program agree. */
export const writeFate = (play: Play, entity: number, words: number): void =>
  writeNote(play, entity, play.program.name(FATE), words);

/** The words; '' if content gave none. */
export function fateOf(play: Play, entity: number): string {
  const words = readNote(play, entity, play.program.name(FATE));
  return words === 0 ? '' : play.program.numbering.names.word(words);
}
