/** What a seat sees of a game of Deep Madness, as the playtest screen draws it. Nothing here changes anything. */
import { itemKey } from '../../content';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { placeOfSpace } from '../../table/board';
import { boardView, type Ground } from '../../table/board-view';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { decisionView } from '../../table/decision-view';
import { conditionTexts, figureCards } from '../../table/figure-card';
import { resultOf } from '../../table/game-state';
import { lastRoll } from '../../table/last-roll';
import { nameOf, numberIn, read } from '../../table/numbers';
import { rulesOf } from '../../table/rules-shown';
import { partsOf } from '../../table/scenario-parts';
import { trackView } from '../../table/track-view';
import type { BorderView, FigureView, GameView, ObjectiveView, TrackView } from '../../view';
import { doorwayState } from './doorways';
import { CARD_WORDS, statsOf } from './figure-words';
import { type Stage, stageOf } from './loop';
import { trackOf } from './phases';
import { seatView } from './seat-view';
import { actsAt } from './slots';
import { gameNumber, isCharacter, isMonster, scenarioOf, seatOf } from './state';
import { statusWords } from './statuses';
import { isMortal } from './wounds';

const PHASES: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  devour: 'Devour',
  spawn: 'Spawn',
  next: 'Activation',
  'turn-start': 'Activation',
  turn: 'Activation',
  slot: 'Activation: monsters',
  refresh: 'Refresh',
};

export function view(play: Play, seat: number): GameView {
  const current = gameNumber(play, 'current');
  const standing = figures(play);
  return {
    title: nameOf(play, scenarioOf(play)),
    seed: play.seedNumber,
    round: gameNumber(play, 'round'),
    phase: PHASES[stageOf(play)],
    turnSeat: isCharacter(play, current) ? seatOf(play, current) : -1,
    objectives: objectives(play),
    rules: rulesOf(play, play.all('scenario')),
    board: boardView(
      play,
      (edge) => doorView(play, edge),
      (space) => groundOf(play, space),
    ),
    figures: standing,
    cards: figureCards(play, standing, CARD_WORDS),
    seats: play.all('character').map((character) => seatView(play, character, seat)),
    tracks: tracks(play),
    lastRoll: lastRoll(play),
    decision: decisionView(play),
    result: resultOf(play),
  };
}

/** Devoured rooms show their other side, submerged ones the water. */
function groundOf(play: Play, space: number): Ground {
  const room = placeOfSpace(play, space);
  return {
    ...(numberIn(play, room, 'isDevoured') === 1 ? { floor: 'flesh' } : {}),
    ...(numberIn(play, room, 'submerged') === 1 ? { cover: 'water' as const } : {}),
    hasSpawnMarker: numberIn(play, space, 'hasSpawnMarker') === 1,
  };
}

function doorView(play: Play, edge: number): BorderView['door'] {
  const state = doorwayState(play, edge);
  if (state === 'wall') return { state: 'barricaded', strength: 0 };
  const strength = numberIn(play, edge, 'number');
  // What lies face down still shows its number.
  return state === 'face-down' ? { state, strength, known: 'barricaded' } : { state, strength };
}

function objectives(play: Play): ObjectiveView[] {
  const scenario = scenarioOf(play);
  const frame = play.frame(scenario);
  return partsOf(play, scenario).objectives.map(({ id, text, progress, needed }) => ({
    id,
    text: text(play, frame),
    progress: progress(play, frame),
    needed: needed(play, frame),
  }));
}

function figures(play: Play): FigureView[] {
  return ['character', 'monster', 'token']
    .flatMap((kind) => play.all(kind))
    .filter((figure) => play.kindOf(spaceOf(play, figure)).name === 'space')
    .map((figure) => figureView(play, figure));
}

const SHAPES = { character: 'round', monster: 'notched', token: 'token' } as const;

function figureView(play: Play, figure: number): FigureView {
  const item = play.program.infoOf(play, figure)?.item ?? { kind: 'token', id: '', source: 'original' as const };
  const kind = isCharacter(play, figure) ? 'character' : isMonster(play, figure) ? 'monster' : 'token';
  const conditions = [
    ...statusWords(play, figure),
    ...(kind === 'token' && numberIn(play, figure, 'tokens') > 0 ? [`${numberIn(play, figure, 'tokens')} tokens`] : []),
    ...conditionsOf(play, figure),
    ...countersOn(play, figure).map((counter) => `${counter.name} ${counter.value}`),
  ];
  const hasHealth = isMortal(play, figure) && read(play, figure, 'maxHealth') > 0;
  return {
    entity: figure,
    item: itemKey(item),
    kind,
    shape: item.rank === 'epic' || item.rank === 'chapter' ? 'pentagon' : SHAPES[kind],
    name: nameOf(play, figure),
    space: spaceOf(play, figure),
    seat: seatOf(play, figure),
    rank: typeof item.rank === 'string' ? item.rank : '',
    icon: typeof item.icon === 'string' ? item.icon : kind === 'monster' ? 'monster' : 'event',
    health: hasHealth ? Math.max(0, read(play, figure, 'health')) : 0,
    maxHealth: hasHealth ? read(play, figure, 'maxHealth') : 0,
    conditions,
    notes: conditionTexts(play, conditions),
    stats: statsOf(play, figure),
  };
}

/** The devouring track, and the activation track: investigators and monsters in the order in which they act. */
function tracks(play: Play): TrackView[] {
  const track = trackOf(play);
  const devouring = track === undefined ? [] : [{ ...trackView(play, track), end: 'The end' }];
  return [...devouring, activationTrack(play)];
}

function activationTrack(play: Play): TrackView {
  const isUnderWay = ['next', 'turn-start', 'turn', 'slot'].includes(stageOf(play));
  const at = isUnderWay ? gameNumber(play, 'index') : -1;
  const spaces: TrackView['spaces'][number][] = [];
  for (let index = 0; ; index++) {
    const acts = actsAt(play, index);
    if (acts === 'over') break;
    if (acts === 'nobody') continue;
    spaces.push({ label: labelOf(play, acts), state: index < at ? 'past' : index === at ? 'current' : 'ahead' });
  }
  return { id: 'activation', name: 'Activation track', spaces, end: '', markerIcon: 'time' };
}

function labelOf(play: Play, acts: number): string {
  if (isCharacter(play, acts)) return nameOf(play, acts);
  const monster = play.program.items[numberIn(play, acts, 'monster')]?.item;
  return monster === undefined ? 'empty' : (monster.name ?? monster.id);
}
