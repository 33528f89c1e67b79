/**
 * One model of the code editor for each file, bound to the store of documents: what is typed goes to the store, what others change comes into the
 * model as an edit, so that the cursor stays. The store alone keeps the history.
 */
import type { DocumentStore } from '../workbench/document-store';
import { offsetAt, placeOf } from '../workbench/json-text';
import { spanBetween } from '../workbench/text-history';
import { monaco } from './monaco';

export const uriOfFile = (file: string): monaco.Uri => monaco.Uri.from({ scheme: 'file', path: `/${file}` });
export const fileOfUri = (uri: monaco.Uri): string => uri.path.slice(1);

type Model = monaco.editor.ITextModel;

/** Models whose present change comes from the store. */
const receiving = new WeakSet<Model>();

export function modelOfFile(documents: DocumentStore, file: string): Model | null {
  const uri = uriOfFile(file);
  const known = monaco.editor.getModel(uri);
  if (known !== null) return known;
  const document = documents.get(file);
  if (document === undefined) return null;
  const model = monaco.editor.createModel(document.text, 'json', uri);
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  sendChanges(documents, file, model);
  receiveChanges(documents, file, model);
  return model;
}

/** Letters typed on after another are one step of undo; a jump, a line end or a pasted text begins a new one. */
function typingKeys(): (event: monaco.editor.IModelContentChangedEvent) => string {
  let run = 0;
  let expected = -1;
  return ({ changes }) => {
    const [change] = changes;
    // A quote or bracket brings its partner along.
    const isPair = change !== undefined && /^(""|''|\[\]|\{\}|\(\))$/.test(change.text) && change.rangeLength === 0;
    const isLetter =
      changes.length === 1 && change !== undefined && (isPair || change.text.length + change.rangeLength === 1);
    if (!isLetter || change === undefined || change.text === ' ') {
      run += 1;
      expected = -1;
      return '';
    }
    const isErased = change.text === '';
    const at = isErased ? change.rangeOffset + 1 : change.rangeOffset;
    if (at !== expected) run += 1;
    expected = isErased ? change.rangeOffset : change.rangeOffset + 1;
    return `typing ${run}`;
  };
}

function sendChanges(documents: DocumentStore, file: string, model: Model): void {
  let known = model.getValue();
  const keyOf = typingKeys();
  model.onDidChangeContent((event) => {
    const now = model.getValue();
    const before = known;
    known = now;
    if (receiving.has(model)) return;
    const document = documents.get(file);
    if (document === undefined) return;
    documents.setText(
      file,
      document.text === before ? now : transferEdit(document.text, before, now),
      'code',
      keyOf(event),
    );
  });
}

/**
 * Makes the edit from `before` to `now` in a text that has the same lines with other line ends: the editor knows one kind of line end for a file,
 * and a file may hold both.
 */
function transferEdit(text: string, before: string, now: string): string {
  const span = spanBetween(before, now);
  if (span === null) return text;
  const start = placeOf(before, span.offset);
  const end = placeOf(before, span.offset + span.removed.length);
  const from = offsetAt(text, start.line, start.column);
  const to = offsetAt(text, end.line, end.column);
  return from === -1 || to === -1 ? now : text.slice(0, from) + span.inserted + text.slice(to);
}

function receiveChanges(documents: DocumentStore, file: string, model: Model): void {
  const stopText = documents.onTextChange((change) => {
    if (change.file !== file || change.origin === 'code') return;
    const text = documents.get(file)?.text;
    if (text !== undefined) takeText(model, text);
  });
  const stopFiles = documents.subscribe(() => {
    if (documents.get(file) !== undefined) return;
    stopText();
    stopFiles();
    model.dispose();
  });
}

/** Changes only the span that differs, so that cursor, folds and marks outside it stay. */
function takeText(model: Model, text: string): void {
  const wanted = model.getEOL() === '\r\n' ? text.replace(/\r?\n/g, '\r\n') : text.replaceAll('\r\n', '\n');
  const span = spanBetween(model.getValue(), wanted);
  if (span === null) return;
  const start = model.getPositionAt(span.offset);
  const end = model.getPositionAt(span.offset + span.removed.length);
  receiving.add(model);
  model.applyEdits([{ range: monaco.Range.fromPositions(start, end), text: span.inserted }]);
  receiving.delete(model);
}
