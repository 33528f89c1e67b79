/** What is known of a figure on the board, beside it: its numbers, what lies on it, and what its card says. */
import type { FigureCard, FigureView, GameView } from '../../engine/view';
import styles from './figure-tip.module.css';

export function FigureTip({ figure, card }: { figure: FigureView; card: FigureCard | undefined }) {
  const { name, health, maxHealth, stats = [], conditions, notes = [] } = figure;
  const numbers = [...(maxHealth > 0 ? [{ label: 'Health', value: `${health} of ${maxHealth}` }] : []), ...stats];
  const lying = notes.length > 0 ? notes : conditions.map((condition) => ({ name: condition, text: '' }));
  /** Whether attacks stand beside what is rolled for them. */
  const hasFaces = card?.attacks.some(({ on }) => on !== '') ?? false;
  return (
    <div className={styles.tip}>
      <header>
        <b className={styles.name}>{name}</b>
        <span>{card?.type ?? ''}</span>
      </header>
      {numbers.length === 0 ? null : (
        <dl className={styles.numbers}>
          {numbers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lying.map((condition) => (
        <p key={condition.name}>
          <b className={styles.conditionName}>{condition.name}</b> {condition.text}
        </p>
      ))}
      {card === undefined || card.attacks.length === 0 ? null : (
        <table className={styles.attacks}>
          <tbody>
            {card.attacks.map(({ on, name: attack, text }) => (
              <tr key={`${on} ${attack}`}>
                {hasFaces ? <td>{on}</td> : null}
                <th scope="row">{attack}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {card?.parts.map(({ name: part, text }) => (
        <p key={`${part}: ${text}`}>
          {part === '' ? null : <b>{part}</b>} {text}
        </p>
      ))}
    </div>
  );
}

/** Different figures whose cards show at once; more of them stand in the list of the board. */
const MOST = 3;

/** The cards of those that stand on a space, each sort once. */
export function SpaceTip({ view, space }: { view: GameView; space: number }) {
  const here = view.figures.filter((figure) => figure.space === space);
  const sorts = here.filter((figure, index) => here.findIndex(({ item }) => item === figure.item) === index);
  return (
    <>
      {sorts.slice(0, MOST).map((figure) => (
        <FigureTip key={figure.entity} figure={figure} card={cardOf(view, figure)} />
      ))}
      {sorts.length > MOST ? <p>{sorts.length - MOST} more here: Ctrl L lists them</p> : null}
    </>
  );
}

export const cardOf = ({ cards = [] }: GameView, figure: FigureView): FigureCard | undefined =>
  cards.find(({ item }) => item === figure.item);
