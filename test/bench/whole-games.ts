/**
 * How fast whole games of a shipped system are: full games of one scenario by bots on one core, in processor time, and what
 * one copy of a game costs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../engine/content';
import { Checkpoints } from '../../engine/kernel/checkpoints';
import { Playthrough } from '../../engine/kernel/playthrough';
import { drawCharacters, gameSeed } from '../../engine/lab/players';
import { playOut } from '../../engine/lab/playout';
import { load } from '../../engine/language/load';
import { Play } from '../../engine/language/play';
import type { Program } from '../../engine/language/program';
import type { System } from '../../engine/language/system';
import { duration, perSecond, type Report, times } from './report';
import { processorTime } from './rounds';

const CHARACTERS = 4;
const WARM_GAMES = 6;

/** Which games are played: of a system whose pack bears its name. */
export interface WholeGames {
  system: System;
  scenario: string;
}

/** Loads the shipped pack; the working directory is the project's. Throws if it has errors. */
function shippedPack(system: System): Program {
  const folder = join('content', system.id);
  const items = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && path !== 'pack.json')
    .sort()
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item);
  const { program, findings } = load({ system: system.id, pack: system.id, items }, system);
  if (findings.length > 0) throw new Error(findings[0]?.message);
  return program;
}

interface Pace {
  gamesPerSecond: number;
  decisionsPerGame: number;
  /** Seconds of processor time. */
  perDecision: number;
}

function paceOf(program: Program, scenario: string, bot: 'greedy' | 'random', games: number): Pace {
  const series = { scenario, players: CHARACTERS, bot, seed: 1 };
  for (let game = 0; game < WARM_GAMES; game++) playOut(program, { ...series, seed: 2 }, game);
  const start = processorTime();
  let decisions = 0;
  for (let game = 0; game < games; game++) decisions += playOut(program, series, game).decisions;
  const seconds = processorTime() - start;
  return { gamesPerSecond: games / seconds, decisionsPerGame: decisions / games, perDecision: seconds / decisions };
}

/** Seconds that one copy of a game takes, and how many words it has. */
function copyOf(program: Program, { system, scenario }: WholeGames): { seconds: number; words: number } {
  const play = new Play(program);
  const characters = program.ofKind('character').map(({ item }) => item.id);
  const seed = gameSeed(1, 0);
  system.prepare(play, { scenario, characters: drawCharacters(characters, CHARACTERS, seed), seed });
  new Playthrough(play, system).start();
  const kept = new Checkpoints();
  kept.push(play);
  const runs = 20_000;
  const start = processorTime();
  for (let run = 0; run < runs; run++) kept.restore(0, play);
  return { seconds: (processorTime() - start) / runs, words: play.used };
}

export function paceWholeGames(of: WholeGames): Report {
  const program = shippedPack(of.system);
  const random = paceOf(program, of.scenario, 'random', 100);
  const greedy = paceOf(program, of.scenario, 'greedy', 30);
  const copy = copyOf(program, of);
  return {
    lines: [
      {
        what: 'Games by the greedy bot',
        figure: `${greedy.gamesPerSecond.toFixed(1)} a second`,
        note: `${greedy.decisionsPerGame.toFixed(0)} decisions each`,
      },
      { what: 'Games by the random bot', figure: `${random.gamesPerSecond.toFixed(1)} a second` },
      { what: 'Decisions played, at random', figure: perSecond(1 / random.perDecision) },
      { what: 'A greedy decision costs', figure: times(greedy.perDecision / random.perDecision), note: 'a random one' },
      { what: 'Copy of a game', figure: duration(copy.seconds), note: `${copy.words} words` },
    ],
    data: { greedy, random, copy },
  };
}
