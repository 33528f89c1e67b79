/**
 * Brings the code editor up: its parts, its workers (from this very studio, never from elsewhere) and the switches that are set once for all. It is
 * loaded only when code is shown.
 */
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';

export { monaco };

function startWorker(label: string): Worker {
  return label === 'json'
    ? new Worker(new URL('monaco-editor/languages/features/json/json.worker', import.meta.url), { type: 'module' })
    : new Worker(new URL('monaco-editor/editor/editor.worker', import.meta.url), { type: 'module' });
}

globalThis.MonacoEnvironment = { getWorker: (_, label) => startWorker(label) };

// What is wrong, what fits and what it means comes from our own checks and schemas; Monaco's messages for unions mislead.
jsonDefaults.setDiagnosticsOptions({ validate: false, allowComments: true, enableSchemaRequest: false, schemas: [] });
jsonDefaults.setModeConfiguration({
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
  completionItems: false,
  hovers: false,
  documentSymbols: true,
  tokens: true,
  colors: false,
  foldingRanges: true,
  diagnostics: false,
  selectionRanges: true,
});
