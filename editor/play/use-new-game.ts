/** What is chosen for a new game, before it begins, and what follows from it: numbers of characters from people, seats, what is wrong. */
import { useState } from 'react';
import type { Content } from '../../engine/content';
import {
  type CharacterChoice,
  characterChoices,
  charactersAtTable,
  countFor,
  type ScenarioChoice,
  scenarioChoices,
  type WantedGame,
} from './game-choices';
import type { StartOptions } from './playtest-api';
import { BOT, type BookLine, bookLine, dealSeats, faultOf, MOST_PEOPLE, type TableOfPeople } from './table-of-people';

export interface NewGame {
  scenario: ScenarioChoice;
  chooseScenario(id: string): void;
  difficulty: number;
  setDifficulty(difficulty: number): void;
  /** Ids of the optional rules that are on. */
  variants: readonly string[];
  setVariants(ids: readonly string[]): void;
  /** How many characters may play; none if there are too few of them. */
  counts: readonly number[];
  count: number;
  setCount(count: number): void;
  /** So many people can share them. */
  mostPeople: number;
  /** The number of characters follows. */
  setPeople(people: number): void;
  names: readonly string[];
  setName(person: number, name: string): void;
  table: TableOfPeople;
  setPlayer(seat: number, player: number): void;
  /** For each seat its character; '' is drawn by the seed. */
  picked: readonly string[];
  pick(seat: number, character: string): void;
  characters: readonly CharacterChoice[];
  seed: string;
  setSeed(seed: string): void;
  isSeed: boolean;
  /** What the book says of the people at the table; null if nothing. */
  book: BookLine | null;
  /** Deals as the book has it. */
  followBook(): void;
  /** What is wrong with the table, in words; null if nothing is. */
  fault: string | null;
  /** How the game is begun; null while something is wrong. */
  options: StartOptions | null;
}

/** Undefined if there is no scenario. */
export function useNewGame(content: Content, last: StartOptions | null, wanted: WantedGame): NewGame | undefined {
  const scenarios = scenarioChoices(content);
  const find = (id: string | null) => scenarios.find((each) => each.id === id) ?? scenarios[0];
  const [scenarioId, setScenarioId] = useState(last?.scenario ?? wanted.scenario);
  const scenario = find(scenarioId);
  const [wantedCount, setCount] = useState(() => countIn(last) ?? (scenario === undefined ? 1 : countFor(scenario, 1)));
  const [wantedPicks, setPicks] = useState<readonly string[]>(
    typeof last?.characters === 'object' ? last.characters : [],
  );
  const [names, setNames] = useState<readonly string[]>(last?.table?.people ?? ['']);
  const [players, setPlayers] = useState<readonly number[]>(last?.table?.seats ?? []);
  const [wantedDifficulty, setDifficulty] = useState(last?.difficulty);
  const [wantedVariants, setVariants] = useState(last === null ? wanted.variants : (last.variants ?? []));
  const [seed, setSeed] = useState(String(last?.seed ?? 1));
  if (scenario === undefined) return undefined;

  const { fewest, most, difficulties, sharing } = scenario;
  const difficulty = Math.min(wantedDifficulty ?? difficulties.usual, difficulties.most);
  const variants = scenario.variants.map(({ id }) => id).filter((id) => wantedVariants.includes(id));
  const isPlayable = fewest <= most;
  const count = Math.max(fewest, Math.min(wantedCount, most));
  const seats = Array.from({ length: isPlayable ? count : 0 }, (_, seat) => seat);
  const picked = seats.map((seat) => wantedPicks[seat] ?? '');
  const people = names.slice(0, Math.max(1, count)).map((name, person) => name.trim() || `Person ${person + 1}`);
  const dealt = dealSeats(count, people.length);
  const playerAt = (seat: number) => {
    const player = players[seat] ?? dealt[seat] ?? 0;
    return player < people.length ? player : 0;
  };
  const table: TableOfPeople = { people, seats: seats.map(playerAt) };
  const isShared = people.length > 1 || table.seats.includes(BOT);
  const isSeed = /^\d{1,9}$/.test(seed);
  const fault = isPlayable ? faultOf(table) : `${scenario.name} wants ${fewest} characters; add more with Alt N.`;
  const resize = (next: ScenarioChoice, of: number) => {
    setCount(countFor(next, of, count));
    setPlayers([]);
  };
  return {
    scenario,
    chooseScenario: (id) => {
      setScenarioId(id);
      setPicks([]);
      resize(find(id) ?? scenario, people.length);
    },
    difficulty,
    setDifficulty,
    variants,
    setVariants,
    counts: isPlayable ? Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index) : [],
    count,
    setCount,
    mostPeople: Math.max(1, Math.min(MOST_PEOPLE, most)),
    setPeople: (number) => {
      setNames(Array.from({ length: number }, (_, person) => names[person] ?? ''));
      resize(scenario, number);
    },
    names: people.map((_, person) => names[person] ?? ''),
    setName: (person, name) => setNames(names.map((each, index) => (index === person ? name : each))),
    table,
    setPlayer: (seat, player) => setPlayers(table.seats.map((each, index) => (index === seat ? player : each))),
    picked,
    pick: (seat, character) => setPicks(picked.map((each, index) => (index === seat ? character : each))),
    characters: characterChoices(content),
    seed,
    setSeed,
    isSeed,
    book: isPlayable ? bookLine(table, sharing) : null,
    followBook: () => resize(scenario, people.length),
    fault,
    options:
      !isSeed || fault !== null
        ? null
        : {
            scenario: scenario.id,
            characters: charactersAtTable(content, picked, Number(seed)),
            seed: Number(seed),
            difficulty,
            ...(variants.length > 0 ? { variants } : {}),
            ...(isShared ? { table } : {}),
          },
  };
}

function countIn(options: StartOptions | null): number | undefined {
  if (options === null) return undefined;
  return typeof options.characters === 'number' ? options.characters : options.characters.length;
}
