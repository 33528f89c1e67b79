/**
 * Plays games at random and checks everything that must hold on the way; then plays the record of each again in every
 * way there is and compares the states word for word (by their digests).
 */
import { Luck } from '../../engine/bots/luck';
import { Checkpoints } from '../../engine/kernel/checkpoints';
import type { Decision } from '../../engine/kernel/decision';
import { digest } from '../../engine/kernel/digest';
import { Log } from '../../engine/kernel/log';
import { Playthrough, type Rules } from '../../engine/kernel/playthrough';
import { type Answer, Session } from '../../engine/kernel/session';
import { Play } from '../../engine/language/play';
import type { Program } from '../../engine/language/program';
import { checkLists } from './consistency';
import { checkBounds as checkDeepMadness } from './deep-madness-bounds';
import { checkBounds as checkDeranged } from './deranged-bounds';
import { checkBounds as checkLobotomy } from './lobotomy-bounds';
import { checkBounds as checkLockwoods } from './lockwoods-asylum-bounds';
import { checkBounds as checkSanitarium } from './sanitarium-bounds';

/** What holds in every game of a system whenever somebody is asked. */
const BOUNDS: Readonly<Record<string, (play: Play) => void>> = {
  'deep-madness': checkDeepMadness,
  deranged: checkDeranged,
  lobotomy: checkLobotomy,
  'lockwoods-asylum': checkLockwoods,
  sanitarium: checkSanitarium,
};

export interface Table {
  program: Program;
  scenario: string;
  players: number;
  seed: number;
  difficulty?: number;
  variants?: readonly string[];
}

/** A game as it was played. */
interface Played {
  answers: readonly Answer[];
  /** The same by places. */
  options: readonly number[];
  /** After so many answers. */
  digests: readonly number[];
  /** At each boundary of the loop. */
  boundaries: readonly number[];
  isOver: boolean;
}

const MOST_DECISIONS = 3000;

export interface Seeds {
  scenario: string;
  players: number;
  from: number;
  until: number;
  difficulty?: number;
  variants?: readonly string[];
}

/** Plays a game for each seed; gives what went wrong, with the seed that shows it. */
export function playMany(program: Program, { scenario, players, from, until, ...how }: Seeds): string[] {
  const failures: string[] = [];
  for (let seed = from; seed < until; seed++) {
    try {
      playInAllWays({ program, scenario, players, seed, ...how });
    } catch (error) {
      failures.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

export function playInAllWays(table: Table): void {
  const played = playStraight(table);
  if (!played.isOver) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
  expectSame('restored at every boundary', hopAlong(table, played), played.boundaries);
  loadAndJump(table, played);
}

function begin({ program, scenario, players, seed, ...choices }: Table, luck: Luck): Play {
  const characters = luck.shuffle(program.ofKind('character').map(({ item }) => item.id)).slice(0, players);
  const play = new Play(program);
  program.system.prepare(play, { scenario, characters, seed, ...choices });
  return play;
}

/** The system's rules, with something to do at each boundary. */
function watched(program: Program, atBoundary: (play: Play) => void): Rules<Play> {
  const { step, isOver, moment } = program.system;
  return {
    isOver,
    moment,
    step: (play) => {
      atBoundary(play);
      return step(play);
    },
  };
}

function playStraight(table: Table): Played {
  const luck = new Luck(table.seed);
  const play = begin(table, luck);
  play.log = new Log();
  const boundaries: number[] = [];
  const rules = watched(table.program, (at) => {
    checkLists(at);
    boundaries.push(digest(at));
  });
  const session = new Session(play, rules);
  session.start();
  const options: number[] = [];
  const digests = [digest(play)];
  // Words are read in some games only: they cost more than the game.
  const isRead = table.seed % 10 === 0;
  for (let { decision } = session; decision !== null && options.length < MOST_DECISIONS; { decision } = session) {
    BOUNDS[table.program.system.id]?.(play);
    if (isRead) readWords(play, decision);
    const keys = keysOf(play, decision);
    const option = luck.below(decision.count);
    const result = session.answer(keys[option] as string);
    if (!result.ok) throw new Error(`${keys[option]} was refused: ${result.reason}`);
    options.push(option);
    digests.push(digest(play));
  }
  return { answers: [...session.answers], options, digests, boundaries, isOver: session.decision === null };
}

/** The keys of all options. Throws if two are alike: a save could not tell them apart. */
function keysOf(play: Play, decision: Decision): string[] {
  const keys: string[] = [];
  for (let i = 0; i < decision.count; i++) keys.push(decision.question?.key(play, decision, i) ?? '');
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new Error(`${decision.question?.id} offers ${twice} twice: ${keys.join(' ')}`);
  if (keys.includes('')) throw new Error(`${decision.question?.id} has an option without a key: ${keys.join(' ')}`);
  return keys;
}

/** Everything that a person could read at this question. */
function readWords(play: Play, decision: Decision): void {
  const { question } = decision;
  const words = [question?.ask(play, decision), question?.note?.(play, decision)];
  for (let i = 0; i < decision.count; i++) {
    words.push(
      question?.label(play, decision, i),
      question?.detail?.(play, decision, i),
      question?.cost?.(play, decision, i),
    );
    question?.touches?.(play, decision, i);
  }
  const broken = words.find((text) => text !== undefined && /undefined|NaN|\[object/.test(text));
  if (broken !== undefined) throw new Error(`${question?.id} reads: ${broken}`);
  play.program.system.view(play, decision.seat);
}

/** Plays the same options, but goes on in another copy of the state after each boundary: nothing may live outside of it. */
function hopAlong(table: Table, { options }: Played): number[] {
  const { program } = table;
  const checkpoints = new Checkpoints();
  const boundaries: number[] = [];
  let given = 0;
  let [play, other] = [begin(table, new Luck(table.seed)), new Play(program)];
  while (!program.system.isOver(play)) {
    const leg = oneStep(program, play, () => boundaries.push(digest(play)));
    while (leg.decision !== null && given < options.length) leg.choose(options[given++] as number);
    if (leg.decision !== null) break;
    checkpoints.truncate(0);
    checkpoints.push(play);
    checkpoints.restore(0, other);
    [play, other] = [other, play];
  }
  return boundaries;
}

/** A playthrough that is over at the next boundary. */
function oneStep(program: Program, play: Play, atBoundary: () => void): Playthrough<Play> {
  let isDone = false;
  const rules = watched(program, () => {
    atBoundary();
    isDone = true;
  });
  const leg = new Playthrough(play, { ...rules, isOver: (at) => isDone || rules.isOver(at) });
  leg.start();
  return leg;
}

/** Loads the record as a save, and goes back and forth in it. */
function loadAndJump(table: Table, { answers, digests }: Played): void {
  const luck = new Luck(table.seed, 1);
  const session = new Session(begin(table, new Luck(table.seed)), table.program.system);
  session.start();
  const divergence = session.replay(JSON.parse(JSON.stringify(answers)) as Answer[]);
  if (divergence !== null) throw new Error(`a save diverges at decision ${divergence.decision}: ${divergence.asked}`);
  const expectAt = (what: string, count: number) =>
    expectSame(what, [digest(session.game)], [digests[count] as number]);
  expectAt('loaded', answers.length);
  session.undo();
  expectAt('undone', answers.length - 1);
  session.redo();
  expectAt('done again', answers.length);
  for (let jump = 0; jump < 3; jump++) {
    const to = luck.below(answers.length + 1);
    session.goTo(to);
    expectAt(`jumped to ${to}`, to);
  }
  session.goTo(answers.length);
  expectAt('jumped to the end', answers.length);
}

function expectSame(what: string, found: readonly number[], wanted: readonly number[]): void {
  const place = wanted.findIndex((value, index) => value !== found[index]);
  if (place >= 0 || found.length !== wanted.length) {
    throw new Error(`${what}: another state than in straight play, at ${place} of ${wanted.length} (${found.length})`);
  }
}
