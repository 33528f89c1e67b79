/** Who plays in a new game: the names of the people, and for each seat its character and its player. */
import styles from './dialogs.module.css';
import { BOT } from './table-of-people';
import type { NewGame } from './use-new-game';

export function PeopleNames({ game }: { game: NewGame }) {
  if (game.names.length === 1) return null;
  return (
    <fieldset className={styles.field}>
      <legend>Who plays</legend>
      <div className={styles.names} data-count={game.names.length}>
        {game.names.map((name, person) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place at the table
            key={person}
            className={styles.input}
            aria-label={`Name of person ${person + 1}`}
            placeholder={`Person ${person + 1}`}
            value={name}
            onChange={(event) => game.setName(person, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function SeatPicks({ game }: { game: NewGame }) {
  const { picked, characters, table } = game;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">Character</th>
          <th scope="col">Played by</th>
        </tr>
      </thead>
      <tbody>
        {picked.map((character, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <tr key={seat}>
            <th scope="row">{seat + 1}</th>
            <td>
              <select
                className={styles.input}
                aria-label={`Character ${seat + 1}`}
                value={character}
                onChange={(event) => game.pick(seat, event.target.value)}
              >
                <option value="">Drawn by the seed</option>
                {characters
                  .filter(({ id }) => id === character || !picked.includes(id))
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
                onChange={(event) => game.setPlayer(seat, Number(event.target.value))}
              >
                {table.people.map((name, person) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place at the table
                  <option key={person} value={person}>
                    {table.people.length === 1 ? 'You' : name}
                  </option>
                ))}
                <option value={BOT}>The bot</option>
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
