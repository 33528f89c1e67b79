/** One Monaco editor over the studio's documents: shows a file, marks its problems, brings a place into sight, tells where the cursor is. */
import type { Problem } from '../../pack/problem';
import { problemKey } from '../workbench/check-report';
import { fileOfName, parsedText } from '../workbench/document';
import { offsetAt, pointerAtOffset, rangeAt } from '../workbench/json-text';
import type { Studio } from '../workbench/studio';
import { registerLanguage } from './code-language';
import { gutterDots, isInProblem, showMarkers } from './code-markers';
import { fileOfUri, modelOfFile } from './code-models';
import { monaco } from './monaco';

export interface CodeEditor {
  show(file: string): void;
  mark(problems: readonly Problem[]): void;
  reveal(file: string, pointer: string): void;
  /** Puts the cursor at the beginning of a line, from 1. */
  revealLine(line: number): void;
  dispose(): void;
}

/** Scroll and cursor of files that were left, for when they are shown again. */
const left = new Map<string, monaco.editor.ICodeEditorViewState>();

const options: monaco.editor.IStandaloneEditorConstructionOptions = {
  model: null,
  automaticLayout: true,
  ariaLabel: 'Code of the item',
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Consolas, monospace',
  fontSize: 12.5,
  lineHeight: 20,
  letterSpacing: 0,
  padding: { top: 8, bottom: 8 },
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  scrollBeyondLastLine: false,
  glyphMargin: true,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 20,
  folding: true,
  showFoldingControls: 'always',
  foldingHighlight: false,
  fixedOverflowWidgets: true,
  renderLineHighlight: 'line',
  renderLineHighlightOnlyWhenFocus: false,
  overviewRulerBorder: false,
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  bracketPairColorization: { enabled: false },
  guides: { indentation: false },
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false, preview: false },
  wordBasedSuggestions: 'off',
  hover: { delay: 350 },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  unicodeHighlight: { ambiguousCharacters: false },
};

export function openCodeEditor(studio: Studio, host: HTMLElement): CodeEditor {
  registerLanguage(studio);
  const editor = monaco.editor.create(host, options);
  const dots = editor.createDecorationsCollection();
  let problems: readonly Problem[] = [];

  const fileShown = () => {
    const model = editor.getModel();
    return model === null ? null : fileOfUri(model.uri);
  };
  const keep = () => {
    const file = fileShown();
    const state = editor.saveViewState();
    if (file !== null && state !== null) left.set(file, state);
  };

  const tellCursor = () => {
    const file = fileShown();
    const position = editor.getPosition();
    const model = editor.getModel();
    const document = file === null ? undefined : studio.documents.get(file);
    if (position === null || model === null || document === undefined) return;
    const offset = offsetAt(document.text, position.lineNumber, position.column);
    const pointer = pointerAtOffset(parsedText(document).root, offset);
    studio.cursor.set({ line: position.lineNumber, column: position.column, pointer });
    const under = problems.find((problem) => isInProblem(problem, position));
    if (under !== undefined) studio.chosenProblem.set(problemKey(under));
  };
  editor.onDidChangeCursorPosition(tellCursor);

  /** Does something with the file of the item that is named where the cursor is; null if none is. */
  const withNamed = async (act: (target: string | null, file: string) => void) => {
    const file = fileShown();
    const position = editor.getPosition();
    const text = file === null ? undefined : studio.documents.get(file)?.text;
    if (file === null || position === null || text === undefined) return;
    const named = await studio.checks.namedAt(file, offsetAt(text, position.lineNumber, position.column));
    act(named === null ? null : fileOfName(named), file);
  };
  editor.addCommand(monaco.KeyCode.F12, () => {
    void withNamed((target, file) => {
      if (target !== null && target !== file) studio.openFile(target, { view: 'code' });
    });
  });
  // The key of the library differs from system to system; this one is printed.
  editor.addCommand(monaco.KeyMod.Alt | monaco.KeyMod.Shift | monaco.KeyCode.KeyF, () => {
    void editor.getAction('editor.action.formatDocument')?.run();
  });
  // Of an id that item is renamed; elsewhere the one that is open.
  editor.addCommand(monaco.KeyCode.F2, () => {
    void withNamed((target, file) => studio.overlay.set({ type: 'rename', file: target ?? file }));
  });

  /** The chosen problem if it is at this place, else the value itself. */
  const rangeToShow = (file: string, pointer: string): monaco.IRange | null => {
    const chosen = problems.find(
      (problem) => problem.pointer === pointer && problemKey(problem) === studio.chosenProblem.get(),
    );
    if (chosen !== undefined) return new monaco.Range(chosen.line, chosen.column, chosen.endLine, chosen.endColumn);
    const document = studio.documents.get(file);
    const model = editor.getModel();
    const range = document === undefined ? null : rangeAt(parsedText(document).root, pointer);
    if (range === null || model === null) return null;
    const start = model.getPositionAt(range.offset);
    const end = model.getPositionAt(range.offset + range.length);
    // Of an object only its first line is meant.
    return start.lineNumber === end.lineNumber
      ? monaco.Range.fromPositions(start, end)
      : monaco.Range.fromPositions(start);
  };

  return {
    show(file) {
      keep();
      const model = modelOfFile(studio.documents, file);
      editor.setModel(model);
      const state = left.get(file);
      if (state !== undefined) editor.restoreViewState(state);
      tellCursor();
    },
    mark(next) {
      problems = next;
      const model = editor.getModel();
      if (model === null) return;
      showMarkers(model, problems);
      dots.set(gutterDots(problems));
    },
    reveal(file, pointer) {
      const range = file === fileShown() ? rangeToShow(file, pointer) : null;
      if (range === null) return;
      editor.setSelection(range);
      editor.revealRangeInCenterIfOutsideViewport(range);
      editor.focus();
    },
    revealLine(line) {
      editor.setPosition({ lineNumber: line, column: 1 });
      editor.revealLineInCenterIfOutsideViewport(line);
      editor.focus();
    },
    dispose() {
      keep();
      studio.cursor.set(null);
      editor.dispose();
    },
  };
}
