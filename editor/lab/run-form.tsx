'use client';
/** What is to be played: scenario, numbers of characters, optional rules, bot, games and seed. It starts nothing itself. */
import { botIds } from '../../engine/bots/bot';
import type { Content } from '../../engine/content';
import { VariantSwitches } from '../play/variant-switches';
import { Button } from '../theme/button';
import styles from './lab.module.css';
import { chosenScenarios, orderOf, playableScenarios, playerCounts, type RunChoices, WHOLE_PACK } from './new-run';

export interface RunFormProps {
  content: Content;
  choices: RunChoices;
  /** The most workers that this machine is good for. */
  cores: number;
  /** Runs of this scenario that a new one can be compared with. */
  earlier: readonly { id: string; title: string }[];
  against: string;
  isBusy: boolean;
  /** A run waits until what was typed last is checked. */
  isChecking: boolean;
  onChoose(choices: RunChoices): void;
  onCompare(id: string): void;
  onRun(): void;
}

export function RunForm({ content, choices, cores, earlier, against, isBusy, isChecking, ...on }: RunFormProps) {
  const { onChoose, onCompare, onRun } = on;
  const scenarios = playableScenarios(content);
  const chosen = chosenScenarios(scenarios, choices.scenario);
  const made = orderOf(content, choices);
  const fault = 'fault' in made ? made.fault : null;
  const turn = (count: number) => {
    const { players } = choices;
    const next = players.includes(count) ? players.filter((each) => each !== count) : [...players, count];
    onChoose({ ...choices, players: next.sort((a, b) => a - b) });
  };
  return (
    <form
      className={styles.form}
      aria-label="New run"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) onRun();
      }}
    >
      <h2>New run</h2>
      <label className={styles.field}>
        <span>Scenario</span>
        <select
          className={styles.input}
          value={choices.scenario}
          onChange={({ target }) => {
            const counts = playerCounts(chosenScenarios(scenarios, target.value));
            onChoose({ ...choices, scenario: target.value, players: counts.slice(0, 1), variants: [] });
          }}
        >
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {scenarios.length > 1 ? <option value={WHOLE_PACK}>All {scenarios.length} scenarios</option> : null}
        </select>
      </label>
      <fieldset className={styles.field}>
        <legend>Characters</legend>
        <div className={styles.counts}>
          {playerCounts(chosen).map((count) => (
            <button
              key={count}
              type="button"
              className={styles.count}
              aria-pressed={choices.players.includes(count)}
              onClick={() => turn(count)}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>Games each</span>
          <input
            className={styles.input}
            inputMode="numeric"
            value={choices.games}
            onChange={({ target }) => onChoose({ ...choices, games: target.value })}
          />
        </label>
        <label className={styles.field}>
          <span>Seed</span>
          <input
            className={styles.input}
            inputMode="numeric"
            value={choices.seed}
            onChange={({ target }) => onChoose({ ...choices, seed: target.value })}
          />
        </label>
        <label className={styles.field}>
          <span>Bot</span>
          <select
            className={styles.input}
            value={choices.bot}
            onChange={({ target }) =>
              onChoose({ ...choices, bot: botIds.find((id) => id === target.value) ?? choices.bot })
            }
          >
            {botIds.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>Workers</span>
          <select
            className={styles.input}
            value={choices.workers}
            onChange={({ target }) => onChoose({ ...choices, workers: Number(target.value) })}
          >
            {Array.from({ length: cores }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count} of {cores}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className={styles.field}>
        <span>Compare with</span>
        <select className={styles.input} value={against} onChange={({ target }) => onCompare(target.value)}>
          <option value="">Nothing</option>
          {earlier.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {chosen.length === 1 ? (
        <VariantSwitches
          variants={chosen[0]?.variants ?? []}
          chosen={choices.variants}
          onChoose={(variants) => onChoose({ ...choices, variants })}
        />
      ) : null}
      <p className={styles.fault} role="status">
        {fault ?? (isChecking ? 'Your last change is being checked.' : '')}
      </p>
      <Button
        type="submit"
        look="primary"
        icon="flask"
        keys="Ctrl Enter"
        className={styles.go}
        disabled={fault !== null || isChecking}
      >
        {isBusy ? 'Run instead' : 'Run'}
      </Button>
    </form>
  );
}
