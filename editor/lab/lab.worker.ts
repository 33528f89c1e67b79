/** Plays games of the lab, beside the page: whatever it is asked and says is plain data. Each worker holds one content at a time. */
import { expose } from 'comlink';
import type { Content } from '../../engine/content';
import { playAndTell, type Series } from '../../engine/lab/playout';
import { boardOfGame, recordGame } from '../../engine/lab/record';
import { count, emptyTally, type Tally } from '../../engine/lab/tally';
import { load } from '../../engine/language/load';
import type { Program } from '../../engine/language/program';
import { systemFor } from '../../engine/systems';

let program: Program | null = null;

const api = {
  /** Throws if nobody has written the rules of the content's system. */
  open(content: Content): void {
    const system = systemFor(content.system);
    if (system === undefined) throw new Error(`There are no rules for ${content.system}.`);
    program = load(content, system).program;
  },

  play(series: Series, from: number, until: number): Tally {
    const tally = emptyTally();
    for (let index = from; index < until; index++) count(tally, index, playAndTell(opened(), series, index));
    return tally;
  },

  /** Where the first game is played. */
  board: (series: Series) => boardOfGame(opened(), series, 0),

  /** One game again, with every answer in words that a playtest can give again. */
  record: (series: Series, index: number) => recordGame(opened(), series, index),
};

function opened(): Program {
  if (program === null) throw new Error('no content has been opened');
  return program;
}

export type LabWorker = typeof api;

expose(api);
