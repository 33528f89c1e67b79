import { describe, expect, test } from 'vitest';
import { playBoardgameio } from './boardgameio';
import { playTyped } from './typed';
import { loadHunt, playWardwright, tableFor } from './wardwright';

describe('the hunt', () => {
  const table = tableFor(loadHunt());

  test('ends alike on this engine and by hand, decision for decision, for 300 seeds', () => {
    for (let seed = 1; seed <= 300; seed++)
      expect([seed, playWardwright(table, seed)]).toEqual([seed, playTyped(seed)]);
  });

  test('ends alike on boardgame.io for 40 seeds', () => {
    for (let seed = 1; seed <= 40; seed++) expect([seed, playBoardgameio(seed)]).toEqual([seed, playTyped(seed)]);
  });
});
