/**
 * What the code editor knows of the content language: completion, hover, definitions and references, format, quick fixes. All of it comes from
 * the schemas and the checks; registered once for all files of the studio.
 */
import { type FileName, fileOfName, nameOfFile } from '../workbench/document';
import { offsetAt, placeOf } from '../workbench/json-text';
import { mendingsOf } from '../workbench/mendings';
import type { Studio } from '../workbench/studio';
import { isInProblem } from './code-markers';
import { fileOfUri, modelOfFile, uriOfFile } from './code-models';
import { formatText } from './format-text';
import { hoverText } from './hover-text';
import { monaco } from './monaco';
import { schemaAtOffset } from './place-in-text';

let registered: { studio: Studio; parts: readonly monaco.IDisposable[] } | null = null;

/** The editor asks whoever is registered, also for a studio that is gone; so the one before is taken back. */
export function registerLanguage(studio: Studio): void {
  if (registered?.studio === studio) return;
  for (const part of registered?.parts ?? []) part.dispose();
  registered = {
    studio,
    parts: [
      registerHover(studio),
      registerDefinition(studio),
      registerReferences(studio),
      registerFormat(),
      registerOpener(studio),
      ...registerFixes(studio),
      registerCompletion(studio),
    ],
  };
}

const registerHover = (studio: Studio): monaco.IDisposable =>
  monaco.languages.registerHoverProvider('json', {
    provideHover: (model, position) => hoverAt(studio, model, position),
  });

const registerDefinition = (studio: Studio): monaco.IDisposable =>
  monaco.languages.registerDefinitionProvider('json', {
    async provideDefinition(model, position) {
      const named = await namedIn(studio, model, position);
      const target = named === null ? null : fileOfName(named);
      if (target === null || modelOfFile(studio.documents, target) === null) return null;
      return { uri: uriOfFile(target), range: new monaco.Range(1, 1, 1, 1) };
    },
  });

/** All places that name the item under the cursor; where none is, the item that is open. */
const registerReferences = (studio: Studio): monaco.IDisposable =>
  monaco.languages.registerReferenceProvider('json', {
    async provideReferences(model, position) {
      const named = (await namedIn(studio, model, position)) ?? nameOfFile(fileOfUri(model.uri));
      const uses = named === null ? [] : await studio.checks.usesOf(named);
      return uses.flatMap(({ file, offset, length }) => {
        const text = studio.documents.get(file)?.text;
        if (text === undefined || modelOfFile(studio.documents, file) === null) return [];
        const start = placeOf(text, offset);
        const range = new monaco.Range(start.line, start.column, start.line, start.column + length);
        return [{ uri: uriOfFile(file), range }];
      });
    },
  });

const registerFormat = (): monaco.IDisposable =>
  monaco.languages.registerDocumentFormattingEditProvider('json', {
    provideDocumentFormattingEdits: (model) => [
      { range: model.getFullModelRange(), text: formatText(model.getValue()) },
    ],
  });

function namedIn(
  studio: Studio,
  model: monaco.editor.ITextModel,
  { lineNumber, column }: monaco.Position,
): Promise<FileName | null> {
  const file = fileOfUri(model.uri);
  const text = studio.documents.get(file)?.text ?? '';
  return studio.checks.namedAt(file, offsetAt(text, lineNumber, column));
}

const registerOpener = (studio: Studio): monaco.IDisposable =>
  monaco.editor.registerEditorOpener({
    openCodeEditor(_, resource, place) {
      const line = place === undefined ? 1 : 'startLineNumber' in place ? place.startLineNumber : place.lineNumber;
      if (line > 1) studio.showLine(fileOfUri(resource), line);
      else studio.openFile(fileOfUri(resource), { view: 'code' });
      return true;
    },
  });

function hoverAt(
  studio: Studio,
  model: monaco.editor.ITextModel,
  position: monaco.Position,
): monaco.languages.Hover | null {
  const found = schemaAtOffset(studio, fileOfUri(model.uri), model.getOffsetAt(position));
  if (found === null) return null;
  const value = hoverText(found.schema, found.pointer, found.value);
  return value === '' ? null : { contents: [{ value }] };
}

function registerFixes(studio: Studio): readonly monaco.IDisposable[] {
  const command = 'wardwright.fix';
  const problemsIn = (file: string) => studio.checks.get().report?.problems.filter((each) => each.file === file) ?? [];
  const fixing = monaco.editor.registerCommand(command, (_, file: string, at: number, way: number) => {
    const problem = problemsIn(file)[at];
    if (problem !== undefined) mendingsOf(studio, problem)[way]?.run();
  });
  const offering = monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions(model, range) {
      const file = fileOfUri(model.uri);
      const actions = problemsIn(file).flatMap((problem, at): monaco.languages.CodeAction[] =>
        isInProblem(problem, range.getStartPosition())
          ? mendingsOf(studio, problem).map(({ title }, way) => ({
              title: title.replaceAll('`', ''),
              kind: 'quickfix',
              isPreferred: way === 0,
              command: { id: command, title, arguments: [file, at, way] },
            }))
          : [],
      );
      return { actions, dispose: () => undefined };
    },
  });
  return [fixing, offering];
}

function registerCompletion(studio: Studio): monaco.IDisposable {
  return monaco.languages.registerCompletionItemProvider('json', {
    triggerCharacters: ['"', ':', ' ', '.', "'"],
    async provideCompletionItems(model, position) {
      const offset = model.getOffsetAt(position);
      const found = await studio.checks.completionsAt(fileOfUri(model.uri), model.getValue(), offset);
      return {
        suggestions: found.map(({ label, detail, text, start, end, documentation }, index) => ({
          label,
          detail,
          ...(documentation === '' ? {} : { documentation: { value: documentation } }),
          kind: monaco.languages.CompletionItemKind.Value,
          insertText: text,
          filterText: text,
          sortText: String(index).padStart(5, '0'),
          range: monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)),
        })),
      };
    },
  });
}
