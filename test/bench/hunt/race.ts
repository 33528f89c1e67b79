/** The hunt on boardgame.io, on typed arrays and on this engine, after the engine has played games with other rules. */
import { perSecond, type Report, times } from '../report';
import { race, warm } from '../rounds';
import type { Outcome } from './board';
import { playTyped } from './typed';
import { VARIANTS } from './variants';
import { loadHunt, playWardwright, tableFor } from './wardwright';

/** Seeds that are played again and again, so that each round plays the same games. */
const SEEDS = 12;
const COMPARED_SEEDS = 40;
const ROUNDS = 25;

/** The same file bundled twice beside this one: see `run.mjs`. */
async function boardgameioIn(mode: 'development' | 'production'): Promise<(seed: number) => Outcome> {
  const module = new URL(`./boardgameio-${mode}.mjs`, import.meta.url).href;
  return (await import(module)).playBoardgameio;
}

export async function raceHunt(): Promise<Report> {
  const playBoardgameio = await boardgameioIn('development');
  const playInProduction = await boardgameioIn('production');
  const digestsEqual = compareDigests(playBoardgameio);
  const others = VARIANTS.map((content) => tableFor(loadHunt(content)));
  warm(1.5, (i) => void playWardwright(others[i % others.length] as (typeof others)[number], i));
  const hunt = tableFor(loadHunt());
  const seed = (i: number) => 10_000 + (i % SEEDS);
  const contestants = [
    { name: 'typed', runs: 600, run: (i: number) => void playTyped(seed(i)) },
    { name: 'wardwright', runs: 240, run: (i: number) => void playWardwright(hunt, seed(i)) },
    { name: 'boardgameio', runs: SEEDS, run: (i: number) => void playBoardgameio(seed(i)) },
    { name: 'production', runs: SEEDS, run: (i: number) => void playInProduction(seed(i)) },
  ] as const;
  for (const { run } of contestants) warm(1, run);
  const result = race<(typeof contestants)[number]['name']>(contestants, ROUNDS);
  const round = (number: number) => Number(number.toPrecision(3));
  const timesBoardgameio = round(result.ratio('boardgameio', 'wardwright'));
  const timesSlowerThanTyped = round(result.ratio('wardwright', 'typed'));
  const { boardgameio, production, typed, wardwright } = result.perSecond;
  return {
    data: {
      playoutsPerSecond: {
        boardgameio: Math.round(boardgameio),
        typed: Math.round(typed),
        wardwright: Math.round(wardwright),
      },
      timesBoardgameio,
      timesSlowerThanTyped,
      digestsEqual,
    },
    lines: [
      { what: 'boardgame.io', figure: perSecond(boardgameio), note: 'its reducer, undo off' },
      { what: '  with NODE_ENV=production', figure: perSecond(production) },
      { what: 'typed arrays by hand', figure: perSecond(typed) },
      { what: 'this engine', figure: perSecond(wardwright), note: `after ${VARIANTS.length} other rule sets` },
      { what: 'faster than boardgame.io', figure: times(timesBoardgameio) },
      { what: '  with NODE_ENV=production', figure: times(result.ratio('production', 'wardwright')) },
      { what: 'slower than typed arrays', figure: times(timesSlowerThanTyped) },
      { what: 'final digests', figure: digestsEqual ? 'equal' : 'DIFFERENT', note: `${COMPARED_SEEDS} seeds` },
    ],
  };
}

function compareDigests(playBoardgameio: (seed: number) => Outcome): boolean {
  const hunt = tableFor(loadHunt());
  for (let seed = 1; seed <= COMPARED_SEEDS; seed++) {
    const { digest } = playTyped(seed);
    if (playWardwright(hunt, seed).digest !== digest || playBoardgameio(seed).digest !== digest) return false;
  }
  return true;
}
