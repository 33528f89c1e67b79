/**
 * What the code editor knows of the content language: completion, hover, go to definition, quick fixes. All of it comes from the schemas and the
 * checks; registered once for all files of the studio.
 */
import { applyFix } from '../workbench/problem-moves';
import type { Studio } from '../workbench/studio';
import { isInProblem } from './code-markers';
import { fileOfUri, modelOfFile, uriOfFile } from './code-models';
import { hoverText } from './hover-text';
import { monaco } from './monaco';
import { definitionAt, schemaAtOffset } from './place-in-text';

let registeredFor: Studio | null = null;

export function registerLanguage(studio: Studio): void {
  if (registeredFor === studio) return;
  registeredFor = studio;
  monaco.languages.registerHoverProvider('json', {
    provideHover: (model, position) => hoverAt(studio, model, position),
  });
  monaco.languages.registerDefinitionProvider('json', {
    async provideDefinition(model, position) {
      const target = definitionAt(studio, fileOfUri(model.uri), model.getOffsetAt(position));
      if (target === null || modelOfFile(studio.documents, target) === null) return null;
      return { uri: uriOfFile(target), range: new monaco.Range(1, 1, 1, 1) };
    },
  });
  monaco.editor.registerEditorOpener({
    openCodeEditor(_, resource) {
      studio.openFile(fileOfUri(resource), { view: 'code' });
      return true;
    },
  });
  registerFixes(studio);
  registerCompletion(studio);
}

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

function registerFixes(studio: Studio): void {
  const command = 'wardwright.fix';
  monaco.editor.registerCommand(command, (_, file: string, key: number) => {
    const problem = studio.checks.get().report?.problems.filter((each) => each.file === file)[key];
    if (problem !== undefined) applyFix(studio, problem);
  });
  monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions(model, range) {
      const file = fileOfUri(model.uri);
      const problems = studio.checks.get().report?.problems.filter((each) => each.file === file) ?? [];
      const actions = problems.flatMap((problem, key): monaco.languages.CodeAction[] =>
        problem.fix === undefined || !isInProblem(problem, range.getStartPosition())
          ? []
          : [
              {
                title: problem.fix.title,
                kind: 'quickfix',
                isPreferred: true,
                command: { id: command, title: problem.fix.title, arguments: [file, key] },
              },
            ],
      );
      return { actions, dispose: () => undefined };
    },
  });
}

function registerCompletion(studio: Studio): void {
  monaco.languages.registerCompletionItemProvider('json', {
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
