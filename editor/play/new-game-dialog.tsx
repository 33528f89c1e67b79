'use client';
/** Asks what a new game needs: scenario, how many of them, how many characters or which, and the seed. It starts nothing itself. */
import { useState } from 'react';
import type { Content } from '../../engine/content';
import { Button, IconButton } from '../theme/button';
import { Dialog } from '../theme/dialog';
import styles from './dialogs.module.css';
import { characterChoices, scenarioChoices, scenarioWords, someSeed } from './game-choices';
import type { StartOptions } from './playtest-api';

export interface NewGameDialogProps {
  content: Content;
  options: StartOptions | null;
  isOpen: boolean;
  onClose(): void;
  onStart(options: StartOptions): void;
}

export function NewGameDialog({ isOpen, onClose, ...props }: NewGameDialogProps) {
  return (
    <Dialog title="New game" isOpen={isOpen} onClose={onClose}>
      <NewGameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function NewGameForm({ content, options, onClose, onStart }: Omit<NewGameDialogProps, 'isOpen'>) {
  const scenarios = scenarioChoices(content);
  const characters = characterChoices(content);
  const [scenarioId, setScenarioId] = useState(options?.scenario ?? scenarios[0]?.id ?? '');
  const scenario = scenarios.find(({ id }) => id === scenarioId) ?? scenarios[0];
  const [wantedCount, setCount] = useState(
    typeof options?.characters === 'number'
      ? options.characters
      : (options?.characters.length ?? scenario?.fewest ?? 1),
  );
  const [chosen, setChosen] = useState<readonly string[]>(
    typeof options?.characters === 'object' ? options.characters : [],
  );
  const [wantedDifficulty, setDifficulty] = useState(options?.difficulty);
  const [seed, setSeed] = useState(String(options?.seed ?? 1));
  if (scenario === undefined) {
    return <p className={styles.help}>This pack has no scenario yet. Add one with Alt N, then start a game.</p>;
  }
  const { fewest, most, difficulties } = scenario;
  const difficulty = Math.min(wantedDifficulty ?? difficulties.usual, difficulties.most);
  const isPlayable = fewest <= most;
  const count = Math.max(fewest, Math.min(wantedCount, most));
  const counts = isPlayable ? Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index) : [];
  const number = Number(seed);
  const isSeed = /^\d{1,9}$/.test(seed);
  const isComplete = isPlayable && (chosen.length === 0 || chosen.length === count);
  const toggle = (id: string) =>
    setChosen((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id].slice(-count)));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSeed || !isComplete) return;
        onStart({ scenario: scenario.id, characters: chosen.length === 0 ? count : chosen, seed: number, difficulty });
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
            setChosen([]);
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
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>Characters</span>
          <select
            className={styles.input}
            value={count}
            onChange={(event) => {
              setCount(Number(event.target.value));
              setChosen([]);
            }}
          >
            {counts.map((value) => (
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
      <fieldset className={styles.field}>
        <legend>Which characters</legend>
        <div className={styles.choices}>
          {characters.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          ))}
        </div>
        <p className={styles.help}>
          {!isPlayable
            ? `${scenario.name} wants ${fewest} characters; add more with Alt N.`
            : chosen.length === 0
              ? `None chosen: ${count} are drawn by the seed.`
              : isComplete
                ? 'In the order in which they were chosen.'
                : `${chosen.length} of ${count} chosen.`}
        </p>
      </fieldset>
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
