/** What a bot sees of a position at a glance: who is alive and how well, which enemies stand where, how the land lies. */
import type { DistanceTable } from '../../../board/distance-cache';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { spaceIndex } from '../../../table/board';
import type { Terrain } from '../../../table/bot/walk-costs';
import { numberIn, read } from '../../../table/numbers';
import { distanceTable } from '../board';
import { stageOf } from '../loop';
import { isEnemy } from '../movement';
import { gameNumber, isClash, livingCharacters } from '../state';
import { survey } from './terrain';

/** A living character with what is asked of it again and again. */
export interface Figure {
  entity: number;
  /** Its space by the number in the geometry. */
  place: number;
  health: number;
  defense: number;
  /** Damage that monsters may deal to it before its next turn, on average. */
  threat: number;
  /** To pass a test of Imagination. */
  chance: number;
}

export interface Table {
  isClash: boolean;
  characters: Figure[];
  /** Enemies on the board. */
  monsters: number[];
  terrain: Terrain;
  /** As monsters walk. */
  distances: DistanceTable;
}

export function tableOf(play: Play): Table {
  const characters = livingCharacters(play).map(
    (entity): Figure => ({
      entity,
      place: spaceIndex(play, spaceOf(play, entity)),
      health: read(play, entity, 'health'),
      defense: read(play, entity, 'defense'),
      threat: 0,
      chance: passes(read(play, entity, 'imagination')),
    }),
  );
  const monsters: number[] = [];
  const kind = play.layout.kind('monster').number;
  for (let e = play.firstOfKind(kind); e !== 0; e = play.nextOfKind(e)) {
    if (!play.isDead(e) && play.zone(e) !== 0 && isEnemy(play, e)) monsters.push(e);
  }
  return {
    isClash: isClash(play),
    characters,
    monsters,
    terrain: survey(play),
    distances: distanceTable(play, 'monster'),
  };
}

/** Ways to get 2 to 12 or less with two dice, of 36. */
const AT_MOST: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
const passes = (imagination: number): number => (AT_MOST[Math.max(0, Math.min(12, imagination))] as number) / 36;

/** Whether a character is in the middle of its turn. */
export const isActing = (play: Play, character: number): boolean =>
  gameNumber(play, 'current') === character && stageOf(play) === 'turn' && numberIn(play, character, 'isDone') === 0;
