/** What a seat sees of a game of Lobotomy, as the playtest screen draws it. Nothing here changes anything. */

import { type ItemKey, itemKey } from '../../content';
import { KNOWN } from '../../kernel/layout';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { spaceOf } from '../../language/standard';
import { boardView } from '../../table/board-view';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { decisionView } from '../../table/decision-view';
import { conditionTexts, figureCards } from '../../table/figure-card';
import { resultOf } from '../../table/game-state';
import { lastRoll } from '../../table/last-roll';
import { nameOf, read } from '../../table/numbers';
import { rulesOf } from '../../table/rules-shown';
import { runningScenarios } from '../../table/scenario-hooks';
import { partsOf } from '../../table/scenario-parts';
import { remindersOf, trackView } from '../../table/track-view';
import type { FigureView, GameView, ObjectiveView, TrackView } from '../../view';
import { supplyOf } from './bags';
import { doorView } from './door-view';
import { CARD_WORDS, statsOf } from './figure-words';
import { type Stage, stageOf } from './loop';
import { isEnemy } from './movement';
import { seatView } from './seat-view';
import { allCharacters, gameNumber, isCharacter, isClash, isMonster, seatOf } from './state';
import { INSOMNIA, trackLabel, trackLength } from './track';

const PHASES: Readonly<Record<Stage, string>> = {
  setup: 'Set-up',
  'turn-start': "Players' turn",
  turn: "Players' turn",
  events: "Monsters' turn: movement card",
  surge: "Monsters' turn: special event",
  memories: "Monsters' turn: memories",
  warden: "Monsters' turn: the Warden",
  'monsters-move': "Monsters' turn: they move",
  spawns: "Monsters' turn: they appear",
  'monsters-attack': "Monsters' turn: they attack",
  'monsters-end': "Monsters' turn: the end",
  'round-end': "Monsters' turn: the end",
};

/** All of Lobotomy lies open, so that every seat sees the same. */
export function view(play: Play): GameView {
  const current = gameNumber(play, 'current');
  const standing = figures(play);
  return {
    title: play
      .all('scenario')
      .map((scenario) => nameOf(play, scenario))
      .join(', '),
    seed: play.seedNumber,
    round: gameNumber(play, 'round'),
    phase: isClash(play) ? `Final Clash, ${PHASES[stageOf(play)].toLowerCase()}` : PHASES[stageOf(play)],
    turnSeat: current === 0 ? -1 : seatOf(play, current),
    objectives: objectives(play),
    rules: rulesOf(play, play.all('scenario')),
    board: boardView(play, (edge) => doorView(play, edge)),
    figures: standing,
    cards: figureCards(play, standing, CARD_WORDS),
    seats: allCharacters(play).map((character) => seatView(play, character)),
    tracks: tracks(play),
    lastRoll: lastRoll(play),
    decision: decisionView(play),
    result: resultOf(play),
  };
}

/** In a game of several scenarios those that run, by their names once another has begun, and how many are finished. */
function objectives(play: Play): ObjectiveView[] {
  const wanted = gameNumber(play, 'difficulty');
  if (wanted <= 1) return play.all('scenario').flatMap((scenario) => objectivesOf(play, scenario));
  const isNamed = play.all('scenario').length > 1;
  const running = runningScenarios(play).flatMap((scenario) => {
    const item = play.program.infoOf(play, scenario)?.item.id ?? '';
    return objectivesOf(play, scenario).map(({ id, text, ...meter }) => {
      return { id: `${item}.${id}`, text: isNamed ? `${text} (${nameOf(play, scenario)})` : text, ...meter };
    });
  });
  const progress = gameNumber(play, 'scenariosFinished');
  return [...running, { id: 'scenarios', text: 'Scenarios finished', progress, needed: wanted }];
}

function objectivesOf(play: Play, scenario: number): ObjectiveView[] {
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

/** Tokens that lie face down, and were not shown to anybody, show only what the back of their supply tells. */
function backOf(play: Play, figure: number): { name: string; icon: string; bag: ItemKey } | undefined {
  const supply = supplyOf(play, figure);
  if (supply?.item.back === undefined || play.state[figure + KNOWN] !== 0) return undefined;
  return { name: String(supply.item.back), icon: String(supply.item.icon ?? 'event'), bag: supply.key };
}

const SHAPES = { character: 'round', monster: 'notched', token: 'token' } as const;

function figureView(play: Play, figure: number): FigureView {
  const item = play.program.infoOf(play, figure)?.item ?? { kind: 'token', id: '', source: 'original' as const };
  const isWarden = item.id === 'warden';
  const kind = isCharacter(play, figure) ? 'character' : isMonster(play, figure) ? 'monster' : 'token';
  const back = backOf(play, figure);
  const hasHealth = kind !== 'monster' || !isWarden || isEnemy(play, figure);
  const conditions = [
    ...conditionsOf(play, figure),
    ...countersOn(play, figure).map((counter) => `${counter.name} ${counter.value}`),
  ];
  return {
    entity: figure,
    item: back?.bag ?? itemKey(item),
    kind,
    shape: isWarden ? 'pentagon' : SHAPES[kind],
    name: back?.name ?? nameOf(play, figure),
    space: spaceOf(play, figure),
    seat: seatOf(play, figure),
    rank: typeof item.rank === 'string' ? item.rank : '',
    icon: back?.icon ?? (typeof item.icon === 'string' ? item.icon : isMonster(play, figure) ? 'monster' : 'event'),
    health: hasHealth ? read(play, figure, 'health') : 0,
    maxHealth: hasHealth ? read(play, figure, 'maxHealth') : 0,
    conditions,
    notes: conditionTexts(play, conditions),
    stats: back === undefined ? statsOf(play, figure) : [],
  };
}

const tracks = (play: Play): TrackView[] =>
  play.program
    .ofKind('track')
    .map((track) => (track.item.id === INSOMNIA ? insomnia(play, track) : trackView(play, track)));

function insomnia(play: Play, track: ItemInfo): TrackView {
  const { item } = track;
  const at = gameNumber(play, 'wardenStep');
  const beside = remindersOf(play, track);
  const spaces = Array.from({ length: trackLength(play) }, (_, index): TrackView['spaces'][number] => {
    const step = index + 1;
    return {
      label: trackLabel(play, step),
      state: step < at || isClash(play) ? 'past' : step === at ? 'current' : 'ahead',
      beside: beside(index),
    };
  });
  return { id: item.id, name: item.name ?? item.id, spaces, end: 'Final Clash', markerIcon: 'warden' };
}
