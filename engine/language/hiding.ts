/** Dealing anew what a bot may not know: other dice, other orders of decks. */
import { nextWord } from '../kernel/random';
import type { Play } from './play';

/** Gives every stream of a copy other words, drawn from one of its streams, so that nobody foresees a roll. */
export function reseed(play: Play, from: number): void {
  for (const at of new Set(play.program.streams.flat().map((name) => play.stream(name)))) {
    if (at === from) continue;
    for (let word = 0; word < 3; word++) play.state[at + word] = nextWord(play.state, from) | 0;
  }
}
