/** What an author reads of a face that was hard to fit: under the face itself, and in the list of problems. */
import type { FaceNote } from './face';

export interface NoteWords {
  message: string;
  hint: string;
}

export function wordsOfNote(note: FaceNote): NoteWords {
  switch (note.is) {
    case 'cut':
      return {
        message: `${note.lines === 1 ? 'One line does' : `${note.lines} lines do`} not fit on the card, even at 6 points.`,
        hint: `Shorten its texts by about ${Math.max(10, Math.ceil(note.letters / 10) * 10)} letters.`,
      };
    case 'small':
      return {
        message: `The text fits on the card only at ${note.points} points, which is hard to read at a table.`,
        hint: 'Shorten it, if it can be shorter.',
      };
    case 'name':
      return {
        message: 'The name fits on the card only in letters that are too small to read.',
        hint: 'Shorten it.',
      };
  }
}
