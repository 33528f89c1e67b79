/**
 * Scenarios as they run: handicaps, their steps of the set-up, objectives, the jump to the next one, the finish with its
 * rewards (S000: Scenarios).
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { isInPlay } from '../../language/ownership';
import type { Play } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { within } from '../../language/trail';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { applyHandicaps, beginParts, isMet, runningScenarios, setupHooks } from '../../table/scenario-hooks';
import { partsOf } from '../../table/scenario-parts';
import { returnPiece } from './bags';
import { changeInsanity } from './damage';
import { drawDisorders } from './disorders';
import { allCharacters, gameNumber, inTurnOrder, isClash, livingCharacters, log, rule, setGameNumber } from './state';

/** The scenario that an entity belongs to: itself, one that uses such things (one that runs before one that is over), or the first. */
export function scenarioOf(play: Play, entity: number): number {
  if (play.kindOf(entity).name === 'scenario') return entity;
  const users = usersOf(play.program, play.def(entity));
  if (users.length > 0) {
    const begun = users.map((item) => play.firstOfItem(item)).filter((scenario) => scenario !== 0);
    const [own] = begun.filter((scenario) => numberIn(play, scenario, 'isRunning') === 1);
    if (begun.length > 0) return own ?? (begun[0] as number);
  }
  return runningScenarios(play)[0] ?? play.all('scenario')[0] ?? 0;
}

const NONE: readonly number[] = [];
const users = new WeakMap<Program, Map<number, number[]>>();

/** Numbers of the scenarios that name an item among what they use. */
function usersOf(program: Program, item: number): readonly number[] {
  let known = users.get(program);
  if (known === undefined) {
    known = new Map();
    for (const info of program.ofKind('scenario')) {
      for (const key of (info.item.uses ?? []) as readonly string[]) {
        const used = program.findById(key)?.number ?? 0;
        known.set(used, [...(known.get(used) ?? []), info.number]);
      }
    }
    users.set(program, known);
  }
  return known.get(item) ?? NONE;
}

/** Makes a scenario run: its handicaps are found once, its counters start. */
export function startScenario(play: Play, info: ItemInfo): number {
  const scenario = play.create(play.layout.kind('scenario'), info.number);
  setNumber(play, scenario, 'isRunning', 1);
  setGameNumber(play, 'scenariosStarted', gameNumber(play, 'scenariosStarted') + 1);
  beginParts(play, info, scenario);
  return scenario;
}

/** Jumps and finishes whatever is due; the jump always comes before the finish. */
export function* checkScenarios(play: Play): Proc<boolean> {
  let changed = false;
  for (const scenario of runningScenarios(play)) {
    const { jump, lose } = partsOf(play, scenario);
    const frame = play.frame(scenario);
    const lost = lose.findIndex(({ test }) => test(play, frame) !== 0);
    if (lost >= 0) {
      const cause = { item: play.def(scenario), pointer: `/lose/${lost}` };
      within(play, cause, () => endGame(play, false, lose[lost]?.text(play, frame) ?? ''));
      return false;
    }
    if ((jump?.test(play, frame) ?? 0) !== 0 && numberIn(play, scenario, 'hasJumped') === 0) {
      const asking = jumpFrom(play, scenario);
      if (asking !== undefined) yield* asking;
      changed = true;
    }
    if (!isMet(play, scenario)) continue;
    const asking = finishScenario(play, scenario);
    if (asking !== undefined) yield* asking;
    changed = true;
  }
  return changed;
}

/** Starts another scenario at random, if the difficulty asks for more than have started and one is left. */
export function jumpFrom(play: Play, scenario: number): Asking {
  if (scenario !== 0) setNumber(play, scenario, 'hasJumped', 1);
  if (gameNumber(play, 'scenariosStarted') >= gameNumber(play, 'difficulty')) return undefined;
  const next = drawScenario(play);
  if (next === undefined) return undefined;
  log(play, `Another scenario begins: ${titleOf(next)}`, 'strong');
  return begin(setUp(play, startScenario(play, next)));
}

const titleOf = ({ item }: ItemInfo): string => item.name ?? item.id;

/** Scenarios that have not come into the game yet, in a random order until one fits; undefined if none does. */
function drawScenario(play: Play): ItemInfo | undefined {
  const used = new Set(play.all('scenario').map((running) => play.def(running)));
  const left = play.program.ofKind('scenario').filter((info) => !used.has(info.number));
  while (left.length > 0) {
    const [info] = left.splice(play.below(play.stream('setup'), left.length), 1);
    if (info === undefined) return undefined;
    const reason = unfitness(play, info);
    if (reason === undefined) return info;
    log(play, `${titleOf(info)} is passed over: ${reason}`);
  }
  log(play, 'No other scenario is left to begin');
  return undefined;
}

interface QuarterAndPlayers {
  quarter?: unknown;
  quarterSide?: 'a' | 'b';
  players?: { min?: number; max?: number };
}

/** Why a scenario cannot begin in this game: its quarter is not on the board, or it is for more or fewer characters. */
function unfitness(play: Play, { item }: ItemInfo): string | undefined {
  const { quarter, quarterSide, players } = item as QuarterAndPlayers;
  const side = quarterSide === undefined ? undefined : quarterSide === 'a' ? 0 : 1;
  const isUp = (tile: number) => side === undefined || numberIn(play, tile, 'side') === side;
  const isLaid = (id: string) =>
    play.all('tile').some((tile) => play.program.infoOf(play, tile)?.item.id === id && isUp(tile));
  if (typeof quarter === 'string' && !isLaid(quarter)) {
    const tile = play.program.find('tile', quarter)?.item;
    return `${tile?.name ?? quarter} is not on the board`;
  }
  const count = allCharacters(play).length;
  if (count < (players?.min ?? count)) return `it is for ${players?.min} characters or more`;
  if (count > (players?.max ?? count)) return `it is for ${players?.max} characters at most`;
  return undefined;
}

function* setUp(play: Play, scenario: number): Proc {
  yield* applyHandicaps(play, scenario);
  yield* setupHooks(play, scenario, 'scenario', 'before');
  yield* setupHooks(play, scenario, 'scenario', 'instead');
  yield* setupHooks(play, scenario, 'scenario', 'after');
}

/** The objective is met: the next one begins if none has, its tokens go, its monsters stay, everybody is rewarded. */
export function finishScenario(play: Play, scenario: number): Asking {
  if (scenario === 0 || numberIn(play, scenario, 'isRunning') === 0) return undefined;
  return emit(play, newEvent(play, 'scenario', 0, scenario), () => begin(finishing(play, scenario)));
}

function* finishing(play: Play, scenario: number): Proc {
  if (numberIn(play, scenario, 'hasJumped') === 0) {
    const jumping = jumpFrom(play, scenario);
    if (jumping !== undefined) yield* jumping;
  }
  setNumber(play, scenario, 'isRunning', 0);
  setGameNumber(play, 'scenariosFinished', gameNumber(play, 'scenariosFinished') + 1);
  log(play, `${nameOf(play, scenario)} is finished`, 'good', [scenario]);
  removeTokens(play, scenario);
  if (isClash(play)) return;
  // With fewer scenarios than the difficulty asks for, those that there were must do.
  const wanted = Math.min(gameNumber(play, 'difficulty'), gameNumber(play, 'scenariosStarted'));
  if (gameNumber(play, 'scenariosFinished') >= wanted) {
    endGame(play, true, 'Every scenario is finished before the Final Clash');
    return;
  }
  for (const character of inTurnOrder(play, livingCharacters(play))) {
    const calming = changeInsanity(
      play,
      character,
      -Math.min(rule(play, 'finishInsanity'), read(play, character, 'insanity')),
    );
    if (calming !== undefined) yield* calming;
    const drawing = drawDisorders(play, character, rule(play, 'finishDisorders'));
    if (drawing !== undefined) yield* drawing;
  }
}

/** Takes the scenario's own tokens off the board. */
function removeTokens(play: Play, scenario: number): void {
  const uses = (play.program.infoOf(play, scenario)?.item.uses ?? []) as readonly string[];
  for (const token of play.all('token')) {
    if (!play.isDead(token) && isInPlay(play, token) && uses.includes(play.program.infoOf(play, token)?.key ?? ''))
      returnPiece(play, token);
  }
}

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  if (gameNumber(play, 'over') !== 0) return undefined;
  setGameNumber(play, 'over', isWin ? 1 : 2);
  setGameNumber(play, 'overText', play.program.name(text));
  log(play, text, isWin ? 'good' : 'bad', [], [isClash(play) ? 'final-clash' : 'scenario']);
  return undefined;
}
