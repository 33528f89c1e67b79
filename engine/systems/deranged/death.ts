/** Death of heroes: the figure goes, a Curse comes. In its next turn the hero comes back to the Graveyard. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { takeOut } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { takeCurses } from './curses';
import { loseToken } from './deranged';
import { placeOn } from './movement';
import { marked } from './space-facts';
import { heroes, isCharacter, isHuman, isNight, isTurned, log, rule } from './state';

/** The first hero without Health whose figure still stands; 0 if there is none. */
export const dying = (play: Play): number =>
  heroes(play).find((hero) => numberIn(play, hero, 'isDead') === 0 && read(play, hero, 'health') <= 0) ?? 0;

/** A hero dies: a Deranged who did it is human again, the figure goes, and then a Curse is drawn. */
export function die(play: Play, hero: number, by: number): Asking {
  if (!isCharacter(play, hero) || numberIn(play, hero, 'isDead') === 1) return undefined;
  return begin(dies(play, hero, by));
}

function* dies(play: Play, hero: number, by: number): Proc {
  const event = newEvent(play, 'kill', by, hero).set('space', spaceOf(play, hero));
  const dying = emit(play, event, () => {
    log(play, `${nameOf(play, hero)} dies`, 'bad', [hero]);
    const isFed = by !== hero && isTurned(play, by) && isNight(play) && isHuman(play, hero);
    return andThen(isFed ? loseToken(play, by) : undefined, () => {
      setNumber(play, hero, 'isDead', 1);
      takeOut(play, hero);
      return undefined;
    });
  });
  if (dying !== undefined) yield* dying;
  if (!event.hasHappened) return;
  const cursing = takeCurses(play, hero, rule(play, 'deathCurses'));
  if (cursing !== undefined) yield* cursing;
}

/** A dead hero stands at the angel of the Graveyard again, with all Health. The token stays. */
export function comeBack(play: Play, hero: number): Asking {
  if (numberIn(play, hero, 'isDead') === 0) return undefined;
  const angel = marked(play, 'angel')[0] ?? marked(play, 'exit')[0] ?? play.all('space')[0] ?? 0;
  setNumber(play, hero, 'isDead', 0);
  setNumber(play, hero, 'wounds', 0);
  log(play, `${nameOf(play, hero)} comes back: ${nameOf(play, angel)}`, 'plain', [hero, angel]);
  return placeOn(play, hero, angel);
}
