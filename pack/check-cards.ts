/** Does all that a card says fit on its face? Laid out as the studio shows it and prints it, by the templates of its pack. */
import type { CardWords } from '../cards/card-words';
import { type FaceNote, notesOfFace } from '../cards/face';
import { wordsOfNote } from '../cards/note-words';
import { entryFor } from '../cards/read-card';
import { isTemplate } from '../cards/template';
import type { Item } from '../engine/content';
import type { CardFace } from '../schemas/generated/types';
import type { FileState } from './file-state';
import type { KnownFaces } from './known-faces';
import { type Complaint, problemAt } from './parsed-file';
import type { Problem } from './problem';
import type { Entry, World } from './world';

/** Kinds whose names and texts stand on the cards of others. */
const QUOTED: readonly string[] = ['card-face', 'keyword', 'condition'];

export function checkCards(own: readonly Entry[], world: World, pack: string, known: KnownFaces): Problem[] {
  const quoted = [...world.items.values()].filter(({ kind, uses }) => QUOTED.includes(kind) || hasSettings(uses));
  const templates = quoted
    .filter(({ kind }) => kind === 'card-face')
    .flatMap(templateOf)
    .reverse();
  if (templates.length === 0) return [];
  known.begin(
    pack,
    quoted.map(({ state }) => state),
  );
  const words = wordsOf(world, pack, quoted);
  return own.flatMap((entry) => known.get(pack, entry.state, () => problemsOf(entry, templates, words)));
}

const hasSettings = ({ definitions }: Entry['uses']): boolean =>
  definitions.some(({ vocabulary }) => vocabulary === 'setting');

const templateOf = ({ state, file }: { state: FileState; file: Entry['file'] }): CardFace[] =>
  state.isSound && isTemplate(file.value) ? [file.value] : [];

function wordsOf(world: World, pack: string, quoted: readonly Entry[]): CardWords {
  const settings = new Map(
    quoted.flatMap(({ file }) => Object.entries((file.value as { settings?: object } | undefined)?.settings ?? {})),
  );
  const name = (world.items.get(`pack/${pack}`)?.file.value as Item | undefined)?.name;
  return {
    pack: String(name ?? pack).split(':')[0] ?? pack,
    item: (kind, id) => world.items.get(`${kind}/${id}`)?.file.value as Item | undefined,
    setting(key) {
      const value: unknown = settings.get(key);
      return typeof value === 'number' ? value : undefined;
    },
  };
}

function problemsOf({ kind, id, file, state }: Entry, templates: readonly CardFace[], words: CardWords): Problem[] {
  if (!state.isSound) return [];
  const item = { ...(file.value as Item), kind, id };
  const template = templates.find((each) => entryFor(each, item) !== undefined);
  if (template === undefined) return [];
  return notesOfFace(item, template, words).map((note) => problemAt(file, 'board', note.pointer, complaintOf(note)));
}

function complaintOf(note: FaceNote): Complaint {
  const words = wordsOfNote(note);
  if (note.is === 'cut') return { code: 'card-text-too-long', severity: 'warning', ...words };
  if (note.is === 'name') return { code: 'card-name-too-long', severity: 'warning', ...words };
  return { code: 'card-text-small', severity: 'info', ...words };
}
