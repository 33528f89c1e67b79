/** In which part of the game the loop stands, as the state has it. */
import type { Play } from '../../language/play';
import { gameNumber, setGameNumber } from './state';

const STAGES = [
  'setup',
  'start',
  'threat',
  'action-start',
  'action',
  'purchase-start',
  'purchase',
  'battle',
  'end',
  'next',
] as const;
export type Stage = (typeof STAGES)[number];

export const stageOf = (play: Play): Stage => STAGES[gameNumber(play, 'stage')] as Stage;

export function setStage(play: Play, stage: Stage): void {
  setGameNumber(play, 'stage', STAGES.indexOf(stage));
}
