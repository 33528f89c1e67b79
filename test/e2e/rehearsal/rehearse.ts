/**
 * Plays the first round of the rehearsal without a browser, to find the seed whose round asks the most of the wanted kinds of
 * questions, and then the most kinds: of the first so many seeds, as its first argument says; the others are the kinds wanted.
 * Writes it as JSON. A process of its own, because the browser's tests load no schemas.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inGroups } from '../../../editor/play/option-groups';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { charactersOf, drawCharacters } from '../../../engine/lab/players';
import { load } from '../../../engine/language/load';
import { Play } from '../../../engine/language/play';
import { LOBOTOMY } from '../../../engine/systems/lobotomy';
import { decisionView } from '../../../engine/table/decision-view';
import { checkContent } from '../../../pack/check-content';
import { linkPack } from '../../../pack/link-pack';
import { Rarest } from './choose-rarest';
import { REHEARSAL, type Rehearsed, SCENARIO } from './scenario';

const CONTENT = join(import.meta.dirname, '../../../content');

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}

/** The richest round of the first `seeds` seeds. Throws if the content does not check clean. */
function richestRound(seeds: number, wanted: readonly string[]): Rehearsed {
  const linked = linkPack(checkContent([...filesIn(CONTENT), ...filesIn(REHEARSAL)]), 'lobotomy');
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  const { program } = load(linked.content, LOBOTOMY);
  const rounds = Array.from({ length: seeds }, (_, index): Rehearsed => {
    const seed = index + 1;
    const play = new Play(program);
    play.log = new Log();
    const characters = drawCharacters(charactersOf(linked.content), SCENARIO.characters, seed);
    LOBOTOMY.prepare(play, { scenario: SCENARIO.id, characters, seed });
    return { seed, kinds: kindsOfRound(play) };
  });
  const worth = ({ kinds }: Rehearsed): number =>
    100 * wanted.filter((kind) => kinds.includes(kind)).length + kinds.length;
  return rounds.reduce((best, round) => (worth(round) > worth(best) ? round : best));
}

function kindsOfRound(play: Play): string[] {
  const playing = new Playthrough(play, LOBOTOMY);
  playing.start();
  const rarest = new Rarest();
  const kinds = new Set<string>();
  while (playing.decision !== null && LOBOTOMY.moment(play).round < 2) {
    const view = decisionView(play);
    if (view === null) break;
    kinds.add(view.key);
    // As the page has them, which decides between options that are equally rare.
    const { options } = inGroups(view);
    const { key } = options[rarest.choose(view.key, options)] as { key: string };
    playing.choose(view.options.findIndex((option) => option.key === key));
  }
  return [...kinds];
}

const [seeds, ...wanted] = process.argv.slice(2);
process.stdout.write(JSON.stringify(richestRound(Number(seeds), wanted)));
