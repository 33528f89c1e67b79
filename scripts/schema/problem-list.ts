/** Writes the list of problem codes for the documentation. */
import type { CheckLayer } from '../../pack/problem';
import { problemCodes } from '../../pack/problem-codes';

const LAYERS: Readonly<Record<CheckLayer, string>> = {
  text: 'Text: can the file be read, and does it stand where it belongs?',
  schema: 'Schema: is the item built as its kind demands?',
  reference: 'References: is everything there that an item speaks of?',
  expression: 'Expressions: do they mean something, and what is wanted?',
  board: 'Board: do the tiles and boards hold together, and do the cards have room for what they say?',
  scenario: 'Scenario: can it be set up, and finished?',
};

const HEAD = `<!-- Made from pack/problem-codes.ts by \`npm run generate\`; never edit it. -->
# Problems

Every check reports problems of one shape: a code, a severity, the file with line and column, what is wrong, and what to do
about it. The editor, the command line and the game show the same ones. The checks run in layers; a file that cannot be
read is left out of the later layers, and never keeps other files from being checked.

An error keeps a pack from being played. A warning does not, but it is hardly meant. Information and hints are worth
knowing.
`;

export function writeProblemList(): string {
  const parts = Object.entries(LAYERS).flatMap(([layer, title]) => {
    const rows = Object.entries(problemCodes).filter(([, code]) => code.layer === layer);
    if (rows.length === 0) return [];
    const lines = rows.map(([code, { about }]) => `- \`${code}\`: ${about}`);
    return [`\n## ${title}\n\n${lines.join('\n')}\n`];
  });
  return HEAD + parts.join('');
}
