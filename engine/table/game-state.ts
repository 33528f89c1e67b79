/**
 * What every table game asks of its state: the game's own numbers by name, settings, who is in it, the log. A system takes what
 * fits, once, under the names of its own columns and settings. Nothing here decides anything.
 */
import type { Play } from '../language/play';
import { tell } from '../language/trail';
import type { GameView } from '../view';
import { numberIn } from './numbers';

const readGame = (play: Play, column: string): number =>
  play.state[play.program.gameEntity(play) + play.layout.column(column)] as number;

function writeGame(play: Play, column: string, value: number): void {
  play.state[play.program.gameEntity(play) + play.layout.column(column)] = value;
}

const scenarioOf = (play: Play): number => play.firstOfKind(play.layout.kind('scenario').number);

const isCharacter = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'character';

export const gameState = <Column extends string, Setting extends string>() => ({
  gameNumber: (play: Play, column: Column): number => readGame(play, column),
  setGameNumber: (play: Play, column: Column, value: number): void => writeGame(play, column, value),
  isOver: (play: Play): boolean => readGame(play, 'over') !== 0,

  /** A number of the rules: the scenario's own if it has one, else the rule set's. */
  rule: (play: Play, setting: Setting): number => play.program.settings.read(play, setting, scenarioOf(play)),
  scenarioOf,

  isCharacter,
  /** -1 for whatever is no character. */
  seatOf: (play: Play, entity: number): number => (isCharacter(play, entity) ? numberIn(play, entity, 'seat') : -1),

  /** Characters from the one whose turn it is on, clockwise. */
  inTurnOrder: (play: Play, some: readonly number[]): number[] => {
    const all = play.all('character');
    const first = Math.max(0, all.indexOf(readGame(play, 'current')));
    const place = (character: number) => (all.indexOf(character) - first + all.length) % all.length;
    return [...some].sort((a, b) => place(a) - place(b));
  },
  /** Whoever sits to the left of a character. */
  nextSeat: (play: Play, character: number): number => {
    const all = play.all('character');
    return all[(all.indexOf(character) + 1) % all.length] ?? 0;
  },

  /** Writes a line about things of the game; `rules` are those that it follows besides what is under way. */
  log: (
    play: Play,
    text: string,
    tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
    entities: readonly number[] = [],
    rules: readonly string[] = [],
  ): void => tell(play, text, { tone, entities, item: play.def(entities[0] ?? 0), rules }),
});

/** What the column `over` says of a game that is won or lost. */
export const WON = 1;
const LOST = 2;

/** Ends a game in these words; the first end counts. */
export function closeGame(play: Play, isWin: boolean, words: string): void {
  if (readGame(play, 'over') !== 0) return;
  writeGame(play, 'over', isWin ? WON : LOST);
  writeGame(play, 'overText', play.program.name(words));
  tell(play, words, { tone: isWin ? 'good' : 'bad' });
}

/** How a game ended, for whoever looks on; null while it goes on. */
export function resultOf(play: Play): GameView['result'] {
  const over = readGame(play, 'over');
  if (over === 0) return null;
  return {
    outcome: over === WON ? 'win' : 'loss',
    text: play.program.numbering.names.word(readGame(play, 'overText')),
  };
}

/** In which part of its game the loop of a system stands: the column `stage` has its place in the list. */
export const stagesOf = <Stage extends string>(stages: readonly Stage[]) => ({
  stageOf: (play: Play): Stage => stages[readGame(play, 'stage')] as Stage,
  setStage: (play: Play, stage: Stage): void => writeGame(play, 'stage', stages.indexOf(stage)),
});
