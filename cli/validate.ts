/** `wardwright validate`: checks content and reports every problem, as text, JSON or SARIF. */
import { parseArgs } from 'node:util';
import { CannotRun, type Command, exit } from './command';
import { defaultContent, findContent } from './find-content';
import { gatherReport } from './gather-report';
import { reportJson } from './report-json';
import { reportSarif } from './report-sarif';
import { reportText } from './report-text';

const FORMATS = { text: reportText, json: reportJson, sarif: reportSarif };

const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);

export const validate: Command = {
  summary: 'Check content and report every problem.',
  help: `Usage: wardwright validate [path…] [--format text|json|sarif]

A path is a content folder, a pack, a folder of one kind or a file; without one, ./content is checked.
What a path extends or refers to is read too, but only its own problems are told.

  --format   text (default), json, or sarif (for code hosting services and editors)

Exit code: 0 no errors, 1 errors, 2 could not run. Warnings, information and hints are not errors.`,

  async run(args, terminal) {
    const options = { format: { type: 'string', default: 'text' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { format } = values;
    if (!isFormat(format)) throw new CannotRun(`--format can be ${Object.keys(FORMATS).join(', ')}, not "${format}".`);
    const paths = positionals.length > 0 ? positionals : [await defaultContent(terminal.folder)];
    const targets = await Promise.all(paths.map((path) => findContent(path, terminal.folder)));
    const report = await gatherReport(targets, terminal.folder);
    terminal.out(FORMATS[format](report, terminal.isWatched));
    return report.problems.some(({ severity }) => severity === 'error') ? exit.problems : exit.clean;
  },
};
