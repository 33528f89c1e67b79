/** What a bot sees of a position at a glance: who is how well, which monsters stand where, how the land lies. */
import { occupants } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { boardOf, edgeEntity, spaceIndex } from '../../../table/board';
import { addHolder, SHUT_FOR_GOOD, survey, type Terrain } from '../../../table/bot/walk-costs';
import { numberIn, read } from '../../../table/numbers';
import { doorwayState } from '../doorways';
import { isActive, type Stage, stageOf } from '../loop';
import { gameNumber, isMonster, livingCharacters, monstersOnBoard, rule } from '../state';

/** An investigator with what is asked of it again and again. */
export interface Figure {
  entity: number;
  /** Its space by the number in the geometry; -1 off the board. */
  place: number;
  health: number;
  resistance: number;
  clear: number;
  /** Whether it can't leave its space. */
  isHeld: boolean;
  /** Whether it has actions left in its activation. */
  isActing: boolean;
  /** What a step costs it, in sixths of an action. */
  step: number;
  /** Wounds that monsters will deal to it before its next activation, as things stand, and by how many attacks. */
  threat: number;
  attacks: number;
  /** How many touches that kill are to be expected, as things stand. */
  doom: number;
  /** Whether it can do nothing more before the monsters that are still to come in this round. */
  hasActed: boolean;
}

export interface Table {
  figures: Figure[];
  monsters: number[];
  terrain: Terrain;
}

/** Costs of ways are sixths of an action. */
const ACTION = 6;

export function tableOf(play: Play): Table {
  const terrain = survey(boardOf(play), ACTION / 2, (doors) => doorCosts(play, doors));
  const monsters = monstersOnBoard(play);
  for (const monster of monsters)
    addHolder(
      terrain,
      spaceIndex(play, spaceOf(play, monster)),
      ACTION * Math.min(3, read(play, monster, 'trap')) * PASSING,
    );
  return { figures: livingCharacters(play).map((entity) => figureOf(play, entity)), monsters, terrain };
}

/** What it costs to pass by a monster, for each trap. */
const PASSING = 0.25;

function doorCosts(play: Play, doors: Uint8Array): number {
  const { doorwayCount } = boardOf(play);
  for (let doorway = 0; doorway < doorwayCount; doorway++) {
    const state = doorwayState(play, edgeEntity(play, doorway));
    const isShut = state === 'closed' || state === 'locked';
    const isWall = state === 'wall' || state === 'barricaded';
    doors[doorway] = isWall ? SHUT_FOR_GOOD : isShut ? ACTION * rule(play, 'hatchOpenCost') : 0;
  }
  return doorwayCount;
}

function figureOf(play: Play, entity: number): Figure {
  const space = spaceOf(play, entity);
  return {
    entity,
    place: space === 0 ? -1 : spaceIndex(play, space),
    health: Math.max(0, read(play, entity, 'health')),
    resistance: read(play, entity, 'resistance'),
    clear: read(play, entity, 'clear'),
    isHeld: isHeld(play, entity, space),
    isActing: isActing(play, entity),
    step: Math.round(ACTION / Math.max(1, read(play, entity, 'moveSpaces'))),
    threat: 0,
    attacks: 0,
    doom: 0,
    hasActed: hasActed(play, entity),
  };
}

function isHeld(play: Play, who: number, space: number): boolean {
  if (numberIn(play, who, 'slowed') > 0) return true;
  let trap = 0;
  for (const figure of occupants(play, space)) if (isMonster(play, figure)) trap += read(play, figure, 'trap');
  return trap > 0 && trap >= read(play, who, 'escape');
}

/** Stages between the first activation of a round and the last one. */
const IN_THE_TRACK: readonly Stage[] = ['next', 'turn-start', 'turn', 'slot'];

function hasActed(play: Play, who: number): boolean {
  if (!IN_THE_TRACK.includes(stageOf(play))) return false;
  const ahead = 2 * (numberIn(play, who, 'order') - 1) - gameNumber(play, 'index');
  return ahead < 0 || (ahead === 0 && !isActing(play, who));
}

const isActing = (play: Play, who: number): boolean => isActive(play, who) && read(play, who, 'actions') > 0;
