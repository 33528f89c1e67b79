'use client';
/** Asks what a new game needs: scenario, how many of them, which optional rules, who plays whom, and the seed. It starts nothing itself. */
import type { Content } from '../../engine/content';
import { Button, IconButton } from '../theme/button';
import { Dialog } from '../theme/dialog';
import styles from './dialogs.module.css';
import { scenarioChoices, scenarioWords, someSeed, type WantedGame } from './game-choices';
import type { StartOptions } from './playtest-api';
import { PeopleNames, SeatPicks } from './seat-picks';
import { type NewGame, useNewGame } from './use-new-game';
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
    <Dialog title="New game" isOpen={isOpen} onClose={onClose} width={760}>
      <NewGameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function NewGameForm({ content, options, wanted, onClose, onStart }: Omit<NewGameDialogProps, 'isOpen'>) {
  const game = useNewGame(content, options, wanted);
  if (game === undefined) {
    return <p className={styles.help}>This pack has no scenario yet. Add one with Alt N, then start a game.</p>;
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (game.options === null) return;
        onStart(game.options);
        onClose();
      }}
    >
      <div className={styles.halves}>
        <div className={styles.form}>
          <WhichGame game={game} content={content} />
          <VariantSwitches variants={game.scenario.variants} chosen={game.variants} onChoose={game.setVariants} />
        </div>
        <div className={styles.form}>
          <HowMany game={game} />
          <PeopleNames game={game} />
          <SeatPicks game={game} />
        </div>
      </div>
      <div className={styles.ends}>
        <p className={styles.help} role="status">
          {game.fault ?? (game.names.length === 1 ? '' : 'One screen for all: the game says whose decision it is.')}
          {game.isSeed ? null : ' A seed is a whole number of up to nine digits.'}
        </p>
        <Button onClick={onClose} keys="Esc">
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={game.options === null}>
          Start
        </Button>
      </div>
    </form>
  );
}

function WhichGame({ game, content }: { game: NewGame; content: Content }) {
  const { scenario, difficulty, seed, isSeed } = game;
  const { most } = scenario.difficulties;
  return (
    <>
      <label className={styles.field}>
        <span>Scenario</span>
        <select
          className={styles.input}
          value={scenario.id}
          onChange={(event) => game.chooseScenario(event.target.value)}
          data-autofocus
        >
          {scenarioChoices(content).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {most > 1 ? (
        <div className={styles.field}>
          <span id="new-game-difficulty">Difficulty</span>
          <select
            className={styles.input}
            aria-labelledby="new-game-difficulty"
            value={difficulty}
            onChange={(event) => game.setDifficulty(Number(event.target.value))}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map((value) => (
              <option key={value} value={value}>
                {scenarioWords(value)}
              </option>
            ))}
          </select>
          {difficulty > 1 ? <p className={styles.help}>This one first; the seed draws which come after it.</p> : null}
        </div>
      ) : null}
      <div className={styles.field}>
        <span id="new-game-seed">Seed</span>
        <div className={styles.seed}>
          <input
            className={styles.input}
            aria-labelledby="new-game-seed"
            aria-invalid={!isSeed}
            inputMode="numeric"
            value={seed}
            onChange={(event) => game.setSeed(event.target.value)}
          />
          <IconButton icon="die" label="Another seed" size="base" onClick={() => game.setSeed(String(someSeed()))} />
        </div>
      </div>
    </>
  );
}

/** People first, for the number of characters follows from them. */
function HowMany({ game }: { game: NewGame }) {
  const { counts, count, mostPeople, table, book, scenario } = game;
  const people = table.people.length;
  const ofBook = scenario.sharing.get(people) ?? [];
  return (
    <>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>People</span>
          <select
            className={styles.input}
            value={people}
            onChange={(event) => game.setPeople(Number(event.target.value))}
          >
            {Array.from({ length: mostPeople }, (_, index) => index + 1).map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>Characters</span>
          <select
            className={styles.input}
            value={count}
            onChange={(event) => game.setCount(Number(event.target.value))}
          >
            {counts.map((value) => (
              <option key={value} value={value}>
                {ofBook.includes(value) ? `${value}, by the book` : value}
              </option>
            ))}
          </select>
        </label>
      </div>
      {book === null ? null : (
        <p className={styles.book} role="status" data-off={book.isByTheBook ? undefined : ''}>
          <span>{book.text}</span>
          {book.isByTheBook ? null : (
            <Button size="small" look="accent" onClick={game.followBook}>
              Follow the book
            </Button>
          )}
        </p>
      )}
    </>
  );
}
