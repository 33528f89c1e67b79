/** A plain view of any game: its title, figures by space, and whose turn it is. A system with a board of its own draws more. */
import { HEAD, KIND, NEXT } from '../kernel/layout';
import type { FigureView, GameView } from '../view';
import type { Play } from './play';
import { spaceOf } from './standard';

export function plainView(play: Play): GameView {
  const { system } = play.program;
  const { turn, round } = system.moment(play);
  const scenario = system.scenarioOf(play, 0);
  return {
    title: scenario === 0 ? '' : system.nameOf(play, scenario),
    seed: 0,
    round,
    phase: `Turn ${turn}`,
    turnSeat: system.seatOf(play, system.current(play)),
    objectives: [],
    rules: [],
    board: { width: 0, height: 0, spaces: [], solids: [], roomNames: [], borders: [] },
    figures: figures(play),
    seats: [],
    tracks: [],
    lastRoll: null,
    decision: null,
    result: null,
  };
}

function figures(play: Play): FigureView[] {
  return ['character', 'monster', 'token']
    .filter((kind) => play.layout.hasKind(kind))
    .flatMap((kind) => play.all(kind))
    .filter((entity) => spaceOf(play, entity) !== 0)
    .map((entity) => figure(play, entity));
}

function figure(play: Play, entity: number): FigureView {
  const { program } = play;
  const { system } = program;
  const info = program.infoOf(play, entity);
  const kind = play.kindOf(entity).name;
  const isFigure = kind === 'character' || kind === 'monster';
  const health = program.stat('health')?.read(play, entity) ?? 0;
  return {
    entity,
    item: info?.key ?? `${kind}/${kind}`,
    kind: isFigure ? kind : 'token',
    shape: isFigure ? (kind === 'character' ? 'round' : 'notched') : 'token',
    name: system.nameOf(play, entity),
    space: spaceOf(play, entity),
    seat: kind === 'character' ? system.seatOf(play, entity) : -1,
    rank: '',
    icon: '',
    health,
    maxHealth: health,
    conditions: conditionsOn(play, entity),
  };
}

function conditionsOn(play: Play, entity: number): string[] {
  const names: string[] = [];
  for (let e = play.state[entity + HEAD] as number; e !== 0; e = play.state[e + NEXT] as number) {
    if (play.state[e + KIND] === play.program.kindNumbers.condition) names.push(play.program.system.nameOf(play, e));
  }
  return names;
}
