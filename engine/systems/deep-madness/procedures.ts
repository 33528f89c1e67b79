/** Procedures and placements of Deep Madness that content may call by name. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import type { RegisteredProcedure } from '../../language/system';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { canRest, rest } from './actions/rest';
import { canSearch } from './actions/search';
import { attackFreely } from './attack-order';
import { attackWith } from './borrowed-weapon';
import { devourNext, layEffect, nextDevoured } from './devouring';
import { activate } from './monster-acts';
import { legalSteps, walk } from './movement';
import { search } from './searching';
import { drawSpawnCard } from './spawning';
import { isCharacter, setGameNumber } from './state';

const GO = entityQuestion('free-move', 'move', (play, who) => `Where does ${nameOf(play, who)} move?`, {
  none: 'Stay here',
});

function* freeMove(play: Play, who: number): Proc {
  const options = [...legalSteps(play, who), 0];
  if (options.length === 1) return;
  const to = options[yield* askEntity(play, GO, who, who, options)] as number;
  const asking = to === 0 ? undefined : walk(play, who, to);
  if (asking !== undefined) yield* asking;
}

/** One of the built-in actions outside of an activation, at no cost. What can't be done is not. */
function act(play: Play, who: number, action: string): Asking {
  if (!isCharacter(play, who)) return undefined;
  switch (action) {
    case 'move':
      return begin(freeMove(play, who));
    case 'attack':
      return attackFreely(play, who, undefined, undefined);
    case 'search':
      return canSearch(play, who) ? search(play, who) : undefined;
    case 'rest':
      return canRest(play, who) ? rest(play, who) : undefined;
    default:
      return undefined;
  }
}

const wordOf = (play: Play, value: unknown): string => play.program.numbering.names.word(value as number);

export const PROCEDURES: Readonly<Record<string, RegisteredProcedure>> = {
  activate: (play, [who = 0]) => activate(play, who as number),
  act: (play, [who = 0, action = 0]) => act(play, who as number, wordOf(play, action)),
  'attack-with': (play, [who = 0, card = 0, target = 0]) =>
    attackWith(play, who as number, card as number, target as number),
  'draw-spawn-card': (play, [deck = 0]) => drawSpawnCard(play, wordOf(play, deck)),
  'spawn-from': (play, [deck = 0]) => {
    setGameNumber(play, 'spawnDeck', deck as number);
    return undefined;
  },
  'devour-room': (play) => devourNext(play),
  'lay-effect': (play, [space = 0]) => layEffect(play, space as number),
  'next-devoured': (play, _, result) => {
    result.value = nextDevoured(play);
    return undefined;
  },
  'random-tile': (play, [tiles = []], result) => {
    const list = typeof tiles === 'number' ? [tiles] : (tiles as readonly number[]);
    result.value = list[list.length === 0 ? 0 : play.below(play.setupStream, list.length)] ?? 0;
    return undefined;
  },
};

export const PLACEMENTS: Readonly<Record<string, RegisteredProcedure>> = {
  devoured: (play, _, result) => {
    result.value = nextDevoured(play);
    return undefined;
  },
  'random-space': (play, _, result) => {
    const spaces = play.all('space');
    result.value = spaces[play.below(play.setupStream, spaces.length)] ?? 0;
    return undefined;
  },
};
