/** Writes the page of a simulation: one file with its pictures in it, which loads nothing from anywhere. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../engine/content';
import type { Series } from '../engine/lab/playout';
import { boardOfGame } from '../engine/lab/record';
import type { Tally } from '../engine/lab/tally';
import { load } from '../engine/language/load';
import { systemFor } from '../engine/systems';
import type { BoardView } from '../engine/view';
import { PAGE_STYLES, ReportPage } from '../report/report-page';
import { resultsOf } from '../report/results';
import { CannotRun } from './command';
import type { Simulation } from './simulation-text';

export interface Reported {
  content: Content;
  series: Series;
  simulation: Simulation;
  tally: Tally;
  before: Tally | undefined;
}

/** Throws `CannotRun` if the file can't be written. */
export async function writeReport(file: string, reported: Reported): Promise<void> {
  const page = await reportPage(reported);
  await writeFile(file, page).catch((error: unknown) => {
    throw new CannotRun(`The report can't be written: ${error instanceof Error ? error.message : String(error)}`);
  });
}

async function reportPage({ content, series, simulation, tally, before }: Reported): Promise<string> {
  const names = new Map(content.items.map(({ kind, id, name }) => [`${kind}/${id}`, name ?? id]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const { comparison, bot, seed, players, variants } = simulation;
  const words = { cell: () => String(players), item: nameOf };
  const others = before === undefined ? null : [{ series, tally: before }];
  const page = createElement(ReportPage, {
    title: nameOf(`scenario/${series.scenario}`),
    subtitle: [`${players} characters`, ...variants, bot, `seed ${seed}`].join(', '),
    against: comparison?.with ?? '',
    changes: comparison?.changes ?? [],
    results: resultsOf([{ series, tally }], others, words),
    board: boardOf(content, series),
    nameOf,
  });
  const title = renderToStaticMarkup(createElement('title', null, nameOf(`scenario/${series.scenario}`)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
<style>${await themeStyles()}${PAGE_STYLES}</style>
</head>
<body>${renderToStaticMarkup(page)}</body>
</html>
`;
}

function boardOf(content: Content, series: Series): BoardView | null {
  const system = systemFor(content.system);
  if (system === undefined) return null;
  const board = boardOfGame(load(content, system).program, series, 0);
  return board.spaces.length === 0 ? null : board;
}

const TOKENS = 'editor/theme/tokens.css';

/** The studio's own tokens; dark for whoever has chosen dark. */
async function themeStyles(): Promise<string> {
  let folder = dirname(fileURLToPath(import.meta.url));
  // As it is written, or from the bundle, which lies deeper in the project.
  while (!existsSync(join(folder, TOKENS)) && dirname(folder) !== folder) folder = dirname(folder);
  const tokens = await readFile(join(folder, TOKENS), 'utf8');
  const dark = /\[data-theme="dark"\]\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  return `${tokens}\n@media (prefers-color-scheme: dark) {\n:root {${dark}}\n}`;
}
