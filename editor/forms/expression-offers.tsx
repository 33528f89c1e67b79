/** The list under an expression: what could stand at the cursor. The field keeps the focus and the keys. */
import styles from './expression-offers.module.css';
import type { ExpressionOffers } from './use-expression-offers';

/** Near the lower edge of the page it would be cut off. */
const showWhole = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

export function ExpressionOfferList({ id, list }: { id: string; list: ExpressionOffers }) {
  if (list.offers.length === 0) return null;
  return (
    <div ref={showWhole} id={id} role="listbox" aria-label="What could stand here" className={styles.offers}>
      {list.offers.map((offer, index) => (
        <div
          key={offer.label}
          id={`${id}:${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.chosen}
          // The field would lose the focus before the click is over.
          onMouseDown={(event) => {
            event.preventDefault();
            list.take(offer);
          }}
        >
          <code>{offer.label}</code>
          <span>{offer.detail}</span>
        </div>
      ))}
    </div>
  );
}
