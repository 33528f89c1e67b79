import { OWNER } from '../../kernel/layout';
import { putFirst, putLast, reorder, shuffle } from '../../kernel/zones';
import { cardsIn } from '../entity-functions';
import { listValues } from '../expression/lists';
import type { Play } from '../play';
import type { EffectCompiler } from './site';

/** Puts things in a zone or deck, on top unless said otherwise. */
export const compilePut: EffectCompiler<'put'> = (effect, site) => {
  const what = site.entities('what');
  const of = site.entity('of');
  const { system } = site.program;
  const at = effect.at ?? 'top';
  return (play, frame) => {
    const zone = system.zone(play, effect.in, of(play, frame));
    if (zone === 0) return undefined;
    const owner = play.state[zone + OWNER] as number;
    for (const entity of listValues(what, play, frame)) {
      // What had an owner has that of the zone now.
      if (owner !== 0 && play.state[entity + OWNER] !== 0) play.state[entity + OWNER] = owner;
      if (at === 'top') putFirst(play, entity, zone);
      else putLast(play, entity, zone);
      if (at === 'random') moveToRandomPlace(play, entity, zone);
    }
    if (at === 'shuffle') shuffle(play, zone, play.deckStream);
    return undefined;
  };
};

function moveToRandomPlace(play: Play, entity: number, zone: number): void {
  const others = cardsIn(play, zone).filter((card) => card !== entity);
  others.splice(play.below(play.deckStream, others.length + 1), 0, entity);
  reorder(play, zone, others);
}
