/** In which part of the game the loop stands, as the state has it. */
import { stagesOf } from '../../table/game-state';

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

export const { stageOf, setStage } = stagesOf(STAGES);
