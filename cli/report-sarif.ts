/** The report as SARIF 2.1.0, which code hosting services and editors show beside the lines. */
import type { Problem, Severity } from '../pack/problem';
import { problemCodes } from '../pack/problem-codes';
import type { Report } from './report';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note', hint: 'note' };

export function reportSarif({ problems }: Report): string {
  const ids = [...new Set(problems.map(({ code }) => code))].sort();
  const rules = ids.map((id) => ({ id, shortDescription: { text: problemCodes[id]?.about ?? id } }));
  const run = {
    tool: { driver: { name: 'wardwright', rules } },
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem) => result(problem, ids)),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result(problem: Problem, ids: readonly string[]) {
  const { code, severity, message, hint, file, pointer, line, column, endLine, endColumn, fix } = problem;
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const replacements = [{ deletedRegion: region, insertedContent: { text: fix?.text ?? '' } }];
  const change = { description: { text: fix?.title ?? '' }, artifactChanges: [{ artifactLocation, replacements }] };
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation, region },
        logicalLocations: [{ fullyQualifiedName: pointer, kind: 'value' }],
      },
    ],
    ...(fix ? { fixes: [change] } : {}),
  };
}
