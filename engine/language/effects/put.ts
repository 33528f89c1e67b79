import { putFirst, putLast, reorder, shuffle } from '../../kernel/zones';
import { cardsIn } from '../entity-functions';
import { forEachMember } from './members';
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
    const asking = forEachMember(what, play, frame, (entity) => {
      if (at === 'top') putFirst(play, entity, zone);
      else putLast(play, entity, zone);
      if (at === 'random') moveToRandomPlace(play, entity, zone);
      return undefined;
    });
    if (at === 'shuffle') shuffle(play, zone, play.stream('decks'));
    return asking;
  };
};

function moveToRandomPlace(play: Parameters<typeof cardsIn>[0], entity: number, zone: number): void {
  const others = cardsIn(play, zone).filter((card) => card !== entity);
  others.splice(play.below(play.stream('decks'), others.length + 1), 0, entity);
  reorder(play, zone, others);
}
