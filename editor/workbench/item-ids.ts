/** What makes a good id, and what is wrong with one that is not, in a sentence for the field. */
import type { StudioDocument } from './document';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** '' for a good id. */
export function idFault(id: string, file: string, documents: ReadonlyMap<string, StudioDocument>): string {
  if (id === '') return 'An item needs an id.';
  if (!ID.test(id)) return `Small letters, digits and hyphens only, such as ${suggestId(id) || 'night-nurse'}.`;
  if (documents.has(file)) return `${file} is there already.`;
  return '';
}

/** "Night Nurse!" becomes "night-nurse". */
export const suggestId = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "night-nurse" becomes "Night nurse". */
export const nameOfId = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An id like this one that is still free: "nurse-2". */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  const stem = id.replace(/-\d+$/, '');
  for (let n = 2; ; n += 1) if (!isTaken(`${stem}-${n}`)) return `${stem}-${n}`;
}
