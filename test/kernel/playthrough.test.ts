import { describe, expect, test } from 'vitest';
import { digest } from '../../engine/kernel/digest';
import { Playthrough } from '../../engine/kernel/playthrough';
import { SmallGame, smallGame, smallRules } from './small-game';

const started = (turns = 9) => {
  const playing = new Playthrough(smallGame(), smallRules(turns));
  playing.start();
  return playing;
};

/** Plays to the end, always by the same rule of thumb, and says what was asked along the way. */
function playOn(playing: Playthrough<SmallGame>, thumb = 1): number {
  let asked = 0;
  for (; playing.decision !== null; asked++) playing.choose((asked * thumb) % playing.decision.count);
  return asked;
}

describe('Playthrough', () => {
  test('plays from question to question until the game is over', () => {
    const playing = started(4);
    const asked = playOn(playing);
    // Three turns ask twice; the fourth asks nothing.
    expect([asked, playing.game.read('turn'), playing.decision]).toEqual([6, 4, null]);
  });

  test('refuses an option that there is not, and an answer when nothing is asked', () => {
    const playing = started(1);
    expect(() => playing.choose(3)).toThrow(RangeError);
    expect(() => playing.choose(-1)).toThrow(RangeError);
    playOn(playing);
    expect(() => playing.choose(0)).toThrow('nothing is asked');
  });

  test('forks at every question into one that plays on alike, and leaves the first as it was', () => {
    const straight = started();
    playOn(straight, 2);
    const end = digest(straight.game);
    const playing = started();
    const fork = new Playthrough(new SmallGame(), playing.rules);
    for (let asked = 0; playing.decision !== null; asked++) {
      const before = digest(playing.game);
      playing.forkInto(fork);
      expect(fork.decision?.count).toBe(playing.decision.count);
      expect(digest(fork.game)).toBe(before);
      for (let n = asked; fork.decision !== null; n++) fork.choose((n * 2) % fork.decision.count);
      expect(digest(fork.game)).toBe(end);
      expect(digest(playing.game)).toBe(before);
      playing.choose((asked * 2) % playing.decision.count);
    }
    expect(digest(playing.game)).toBe(end);
  });

  test('forks a game that is over', () => {
    const playing = started(2);
    playOn(playing);
    const fork = new Playthrough(new SmallGame(), playing.rules);
    playing.forkInto(fork);
    expect(fork.decision).toBeNull();
    expect(digest(fork.game)).toBe(digest(playing.game));
  });

  test('forks into one that was in the middle of another game', () => {
    const [playing, other] = [started(), started()];
    playing.choose(2);
    for (let i = 0; i < 5; i++) other.choose(0);
    playing.forkInto(other);
    expect(digest(other.game)).toBe(digest(playing.game));
    other.choose(1);
    playing.choose(1);
    expect(digest(other.game)).toBe(digest(playing.game));
  });
});
