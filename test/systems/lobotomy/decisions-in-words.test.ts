/** Walks through games of the real content at random and reads every question as a person would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../../engine/content';
import { Log } from '../../../engine/kernel/log';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { charactersOf } from '../../../engine/lab/players';
import { load } from '../../../engine/language/load';
import { Play } from '../../../engine/language/play';
import type { Program } from '../../../engine/language/program';
import { reasonOf } from '../../../engine/language/reasons';
import { LOBOTOMY } from '../../../engine/systems/lobotomy';
import { decisionView } from '../../../engine/table/decision-view';
import type { DecisionView, OptionView } from '../../../engine/view';
import { checkContent } from '../../../pack/check-content';
import { linkPack } from '../../../pack/link-pack';

const folder = join(import.meta.dirname, '../../../content');
const GAMES = 24;
const DECISIONS = 300;

let content: Content;
let program: Program;
const asked: DecisionView[] = [];
let lines: { text: string; isExplained: boolean }[] = [];

/** Takes what was taken least often so far, so that rare options come too. */
class Wanderer {
  readonly #taken = new Map<string, number>();
  #luck = 1;

  choose({ key, options }: DecisionView): number {
    const counts = options.map((option) => this.#taken.get(sortOf(key, option)) ?? 0);
    const rare = options.flatMap((_, index) => (counts[index] === Math.min(...counts) ? [index] : []));
    this.#luck = (this.#luck * 48_271) % 2_147_483_647;
    const chosen = rare[this.#luck % rare.length] as number;
    const sort = sortOf(key, options[chosen] as OptionView);
    this.#taken.set(sort, (this.#taken.get(sort) ?? 0) + 1);
    return chosen;
  }
}

/** The sort of an option, so that one more step is nothing new. */
const sortOf = (question: string, { key }: OptionView): string => `${question} ${key.split(/[@>:#]/)[0]}`;

beforeAll(() => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
  const linked = linkPack(checkContent(files), 'lobotomy');
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  content = linked.content;
  program = load(content, LOBOTOMY).program;
  const wanderer = new Wanderer();
  const scenarios = program.ofKind('scenario').map(({ item }) => item.id);
  const all = charactersOf(content);
  for (let game = 0; game < GAMES; game++) {
    const play = new Play(program);
    play.log = new Log();
    const scenario = scenarios[(game * 7) % scenarios.length] as string;
    const characters = all.slice(game % 3, (game % 3) + 3 + (game % 3));
    LOBOTOMY.prepare(play, { scenario, characters, seed: game + 1 });
    const playing = new Playthrough(play, LOBOTOMY);
    playing.start();
    for (let n = 0; n < DECISIONS && playing.decision !== null; n++) {
      const view = decisionView(play);
      if (view === null) break;
      asked.push(view);
      playing.choose(wanderer.choose(view));
    }
    lines = lines.concat(
      play.log.lines.map((line) => {
        const { rules, sources, trail } = reasonOf(play, line);
        return { text: line.text, isExplained: rules.length + sources.length + trail.length > 0 };
      }),
    );
  }
}, 60_000);

const distinct = (faults: readonly string[]): string[] => [...new Set(faults)];

describe('questions that the game asks', () => {
  it('say who is asked, what, and why', () => {
    const faults = asked.flatMap(({ key, question, seat, cause, why }) => [
      ...(question.trim() === '' ? [`${key} has no title`] : []),
      ...(/\b(undefined|NaN|null|nobody)\b/.test(question) ? [`${key}: ${question}`] : []),
      ...(seat < 0 ? [`${key} asks nobody`] : []),
      ...(cause.item === null ? [`${key} has no cause`] : []),
      ...(why.title === '' ? [`${key} says no rule`] : []),
    ]);
    expect(distinct(faults)).toEqual([]);
  });

  it('have options that differ in their words, unless they are about different pieces', () => {
    const faults = asked.flatMap(({ key, options }) =>
      options.flatMap((option, index) => {
        const twin = options
          .slice(0, index)
          .find((other) => other.label === option.label && String(other.entities) === String(option.entities));
        return twin === undefined ? [] : [`${key}: ${option.label} (${twin.key}, ${option.key})`];
      }),
    );
    expect(distinct(faults)).toEqual([]);
  });

  it('have words for every option, and say what a refusal refuses', () => {
    const faults = asked.flatMap(({ key, options }) =>
      options.flatMap(({ label, short, isDecline, key: option }) => [
        ...(label.trim() === '' || short.trim() === '' ? [`${key}: ${option} has no words`] : []),
        ...(/\b(undefined|NaN|null|nobody)\b/.test(label) ? [`${key}: ${label}`] : []),
        ...(isDecline && !/^(No, |The trade is done)/.test(label) ? [`${key}: ${label} is no refusal`] : []),
      ]),
    );
    expect(distinct(faults)).toEqual([]);
  });

  it('come in all the usual kinds', () => {
    const kinds = new Set(asked.map(({ key }) => key));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['basic-skill', 'keep-disorder', 'turn', 'defence', 'defy-gravity']),
    );
    const sorts = new Set(asked.flatMap(({ options }) => options.map(({ group }) => group)));
    expect([...sorts]).toEqual(expect.arrayContaining(['Move', 'Attack', 'Insane', 'Door', 'Turn']));
  });
});

describe('the log', () => {
  it('can say why a line stands there, but for the headings of rounds and turns', () => {
    const bare = lines.filter(({ isExplained }) => !isExplained).map(({ text }) => text);
    expect(distinct(bare.filter((text) => !/^Round \d+$/.test(text)))).toEqual([]);
  });
});
