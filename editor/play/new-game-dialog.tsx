'use client';
/** Asks what a new game needs: scenario, how many of them, which optional rules, who plays whom, and the seed. It starts nothing itself. */
import { useState } from 'react';
import type { Content } from '../../engine/content';
import { Button, IconButton } from '../theme/button';
import { Dialog } from '../theme/dialog';
import styles from './dialogs.module.css';
import {
  characterChoices,
  charactersAtTable,
  scenarioChoices,
  scenarioWords,
  someSeed,
  type WantedGame,
} from './game-choices';
import type { StartOptions } from './playtest-api';
import { BOT, dealSeats, faultOf, MOST_PEOPLE, type TableOfPeople } from './table-of-people';
import { VariantSwitches } from './variant-switches';

export interface NewGameDialogProps {
  content: Content;
  /** How the last game was begun. */
  options: StartOptions | null;
  /** What to begin with where there was none. */
  wanted: WantedGame;
  isOpen: boolean;
  onClose(): void;
  onStart(options: StartOptions): void;
}

export function NewGameDialog({ isOpen, onClose, ...props }: NewGameDialogProps) {
  return (
    <Dialog title="New game" isOpen={isOpen} onClose={onClose} width={480}>
      <NewGameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function NewGameForm({ content, options, wanted, onClose, onStart }: Omit<NewGameDialogProps, 'isOpen'>) {
  const scenarios = scenarioChoices(content);
  const characters = characterChoices(content);
  const [scenarioId, setScenarioId] = useState(options?.scenario ?? wanted.scenario ?? scenarios[0]?.id ?? '');
  const scenario = scenarios.find(({ id }) => id === scenarioId) ?? scenarios[0];
  const [wantedCount, setCount] = useState(
    typeof options?.characters === 'number'
      ? options.characters
      : (options?.characters.length ?? scenario?.fewest ?? 1),
  );
  /** For each seat its character; '' is drawn by the seed. */
  const [picked, setPicked] = useState<readonly string[]>(
    typeof options?.characters === 'object' ? options.characters : [],
  );
  const [names, setNames] = useState<readonly string[]>(options?.table?.people ?? ['']);
  const [players, setPlayers] = useState<readonly number[]>(options?.table?.seats ?? []);
  const [wantedDifficulty, setDifficulty] = useState(options?.difficulty);
  const [wantedVariants, setVariants] = useState(options === null ? wanted.variants : (options.variants ?? []));
  const [seed, setSeed] = useState(String(options?.seed ?? 1));
  if (scenario === undefined) {
    return <p className={styles.help}>This pack has no scenario yet. Add one with Alt N, then start a game.</p>;
  }
  const { fewest, most, difficulties } = scenario;
  const difficulty = Math.min(wantedDifficulty ?? difficulties.usual, difficulties.most);
  const variants = scenario.variants.map(({ id }) => id).filter((id) => wantedVariants.includes(id));
  const isPlayable = fewest <= most;
  const count = Math.max(fewest, Math.min(wantedCount, most));
  const counts = isPlayable ? Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index) : [];
  const number = Number(seed);
  const isSeed = /^\d{1,9}$/.test(seed);
  const seats = Array.from({ length: isPlayable ? count : 0 }, (_, seat) => seat);
  const chosen = seats.map((seat) => picked[seat] ?? '');
  const people = names.slice(0, Math.max(1, count)).map((name, person) => name.trim() || `Person ${person + 1}`);
  const dealt = dealSeats(count, people.length);
  const table: TableOfPeople = {
    people,
    seats: seats.map((seat) => {
      const player = players[seat] ?? dealt[seat] ?? 0;
      return player < people.length ? player : 0;
    }),
  };
  const isShared = people.length > 1 || table.seats.includes(BOT);
  const fault = faultOf(table);
  const isComplete = isPlayable && fault === null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSeed || !isComplete) return;
        onStart({
          scenario: scenario.id,
          characters: charactersAtTable(content, chosen, number),
          seed: number,
          difficulty,
          ...(variants.length > 0 ? { variants } : {}),
          ...(isShared ? { table } : {}),
        });
        onClose();
      }}
    >
      <label className={styles.field}>
        <span>Scenario</span>
        <select
          className={styles.input}
          value={scenario.id}
          onChange={(event) => {
            setScenarioId(event.target.value);
            setPicked([]);
          }}
          data-autofocus
        >
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {difficulties.most > 1 ? (
        <div className={styles.field}>
          <span id="new-game-difficulty">Difficulty</span>
          <select
            className={styles.input}
            aria-labelledby="new-game-difficulty"
            value={difficulty}
            onChange={(event) => setDifficulty(Number(event.target.value))}
          >
            {Array.from({ length: difficulties.most }, (_, index) => index + 1).map((value) => (
              <option key={value} value={value}>
                {scenarioWords(value)}
              </option>
            ))}
          </select>
          {difficulty > 1 ? <p className={styles.help}>This one first; the seed draws which come after it.</p> : null}
        </div>
      ) : null}
      <div className={styles.trio}>
        <label className={styles.field}>
          <span>Characters</span>
          <select className={styles.input} value={count} onChange={(event) => setCount(Number(event.target.value))}>
            {counts.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>People</span>
          <select
            className={styles.input}
            value={people.length}
            onChange={(event) => {
              const wanted = Number(event.target.value);
              setNames(Array.from({ length: wanted }, (_, person) => names[person] ?? ''));
              setPlayers([]);
            }}
          >
            {Array.from({ length: Math.max(1, Math.min(MOST_PEOPLE, count)) }, (_, index) => index + 1).map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.field}>
          <span id="new-game-seed">Seed</span>
          <div className={styles.seed}>
            <input
              className={styles.input}
              aria-labelledby="new-game-seed"
              aria-invalid={!isSeed}
              inputMode="numeric"
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
            <IconButton icon="die" label="Another seed" size="base" onClick={() => setSeed(String(someSeed()))} />
          </div>
        </div>
      </div>
      <VariantSwitches variants={scenario.variants} chosen={variants} onChoose={setVariants} />
      {people.length === 1 ? null : (
        <fieldset className={styles.field}>
          <legend>Who plays</legend>
          <div className={styles.names}>
            {people.map((_, person) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place at the table
                key={person}
                className={styles.input}
                aria-label={`Name of person ${person + 1}`}
                placeholder={`Person ${person + 1}`}
                value={names[person] ?? ''}
                onChange={(event) =>
                  setNames(people.map((__, each) => (each === person ? event.target.value : (names[each] ?? ''))))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Character</th>
            <th scope="col">Played by</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seat + 1}</th>
              <td>
                <select
                  className={styles.input}
                  aria-label={`Character ${seat + 1}`}
                  value={chosen[seat]}
                  onChange={(event) => setPicked(chosen.map((id, each) => (each === seat ? event.target.value : id)))}
                >
                  <option value="">Drawn by the seed</option>
                  {characters
                    .filter(({ id }) => id === chosen[seat] || !chosen.includes(id))
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </select>
              </td>
              <td>
                <select
                  className={styles.input}
                  aria-label={`Player of character ${seat + 1}`}
                  value={table.seats[seat]}
                  onChange={(event) =>
                    setPlayers(table.seats.map((player, each) => (each === seat ? Number(event.target.value) : player)))
                  }
                >
                  {people.map((name, person) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place at the table
                    <option key={person} value={person}>
                      {people.length === 1 ? 'You' : name}
                    </option>
                  ))}
                  <option value={BOT}>The bot</option>
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.help} role="status">
        {!isPlayable
          ? `${scenario.name} wants ${fewest} characters; add more with Alt N.`
          : (fault ?? (people.length === 1 ? '' : 'One screen for all: the game says whose decision it is.'))}
      </p>
      {isSeed ? null : <p className={styles.help}>A seed is a whole number of up to nine digits.</p>}
      <div className={styles.ends}>
        <Button onClick={onClose} keys="Esc">
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={!isSeed || !isComplete}>
          Start
        </Button>
      </div>
    </form>
  );
}
