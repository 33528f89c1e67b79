/**
 * The steps of the author in the documents: a change of one text or of many at once, undone and redone as it was made. What many files
 * share is taken back in all of them; where one of them has gone on since, only in the file that was asked for.
 */
import type { DocumentCell } from './document-cell';
import type { DocumentSaving } from './document-saving';
import { countOf } from './kind-words';
import { type Joint, record, redoStep, type Step, spanBetween, undoStep } from './text-history';

type Way = 'undo' | 'redo';

export interface DocumentSteps {
  setText(file: string, text: string, origin: string, mergeKey?: string, joint?: Joint): void;
  setTexts(texts: ReadonlyMap<string, string>, origin: string, said: string): void;
  take(file: string, way: Way): void;
  next(files: Iterable<string>, way: Way): string | null;
}

export function createDocumentSteps(
  cell: DocumentCell,
  saving: DocumentSaving,
  now: () => number,
  move: (from: string, to: string) => void,
): DocumentSteps {
  const stepOf = (file: string, way: Way): Step | undefined =>
    cell.get(file)?.history[way === 'undo' ? 'past' : 'future'].at(-1);

  const setText: DocumentSteps['setText'] = (file, text, origin, mergeKey = '', joint) => {
    const document = cell.get(file);
    if (document === undefined || document.text === text) return;
    const at = now();
    const key = mergeKey === '' ? '' : `${origin}:${mergeKey}`;
    const history = record(document.history, document.text, text, key, at, joint);
    const span = spanBetween(document.text, text);
    saving.takeText({ ...document, text, history, version: document.version + 1, changedAt: at }, span, origin);
  };

  const setTexts: DocumentSteps['setTexts'] = (texts, origin, said) => {
    const changed = [...texts].filter(([file, text]) => (cell.get(file)?.text ?? text) !== text);
    const [first] = changed;
    if (first === undefined) return;
    const joint = changed.length > 1 ? { id: crypto.randomUUID(), files: changed.map(([file]) => file) } : undefined;
    cell.together(() => {
      for (const [file, text] of changed) setText(file, text, origin, '', joint);
      cell.update({ notice: { text: said, undo: () => take(first[0], 'undo') } });
    });
  };

  const takeOne = (file: string, way: Way) => {
    const document = cell.get(file);
    const taken =
      document === undefined ? null : (way === 'undo' ? undoStep : redoStep)(document.history, document.text);
    if (document === undefined || taken === null) return;
    const { text, history, span } = taken;
    saving.takeText({ ...document, text, history, version: document.version + 1, changedAt: now() }, span, 'history');
  };

  const take = (file: string, way: Way) => {
    const joint = stepOf(file, way)?.joint;
    if (joint === undefined) takeOne(file, way);
    else if (joint.move === undefined) takeMany(file, joint.files, joint, way);
    else takeMove(joint.files, joint, joint.move, way);
  };

  const takeMany = (file: string, files: readonly string[], joint: Joint, way: Way) => {
    const changed = files.filter((each) => stepOf(each, way)?.joint?.id !== joint.id);
    const word = way === 'undo' ? 'Undone' : 'Redone';
    const [gone] = changed;
    const others = changed.length > 1 ? ` and ${countOf(changed.length - 1, 'other file')}` : '';
    const text =
      gone === undefined
        ? `${word} in ${countOf(files.length, 'file')}.`
        : `${word} in ${file} only: ${gone}${others} changed since.`;
    cell.together(() => {
      for (const each of gone === undefined ? files : [file]) takeOne(each, way);
      cell.update({ notice: { text, undo: null } });
    });
  };

  const takeMove = (before: readonly string[], joint: Joint, moved: NonNullable<Joint['move']>, way: Way) => {
    const [from, to] = way === 'undo' ? [moved.to, moved.from] : [moved.from, moved.to];
    const files = before.map((name) => (name === moved.from ? from : name));
    const barred = files.find((name) => stepOf(name, way)?.joint?.id !== joint.id);
    if (barred !== undefined || cell.get(to) !== undefined) {
      const why = barred === undefined ? `there is a ${to} again` : `${barred} was changed since`;
      cell.update({ notice: { text: `The renaming stays: ${why}. Rename it once more (F2).`, undo: null } });
      return;
    }
    for (const name of files) takeOne(name, way);
    move(from, to);
  };

  /** The latest of the steps that could be undone, the earliest of those that could be redone. */
  const next: DocumentSteps['next'] = (files, way) => {
    let found: { file: string; at: number } | null = null;
    for (const file of files) {
      const at = stepOf(file, way)?.at;
      if (at === undefined) continue;
      if (found === null || (way === 'undo' ? at > found.at : at < found.at)) found = { file, at };
    }
    return found?.file ?? null;
  };

  return { setText, setTexts, take, next };
}
