/** Plays its parts of a series in a thread of its own. The content comes once, when the worker starts. */
import { Tinypool } from 'tinypool';
import type { Content } from '../engine/content';
import { playAndTell } from '../engine/lab/playout';
import { count, emptyTally, type Tally } from '../engine/lab/tally';
import { load } from '../engine/language/load';
import { systemFor } from '../engine/systems';
import type { Part } from './play-games';

const content = Tinypool.workerData as Content;
const system = systemFor(content.system);
if (system === undefined) throw new Error(`there are no rules for ${content.system}`);
const { program } = load(content, system);

export default function playPart({ series, from, until }: Part): Tally {
  const tally = emptyTally();
  for (let index = from; index < until; index++) count(tally, index, playAndTell(program, series, index));
  return tally;
}
