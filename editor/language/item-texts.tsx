/** The texts of one item, under its name. */
import { memo } from 'react';
import styles from './language.module.css';
import type { TextHands } from './text-hands';
import { TextRowView } from './text-row';
import type { TranslatedItemRows } from './translation-rows';

export interface ItemTextsProps {
  item: TranslatedItemRows;
  /** Codes of the pack's language and of this one. */
  own: string;
  code: string;
  isReadOnly: boolean;
  hands: TextHands;
}

export const ItemTexts = memo(function ItemTexts({ item, ...rest }: ItemTextsProps) {
  return (
    <section className={styles.item} aria-label={item.title}>
      <h2>
        <button type="button" title="Open the item" onClick={() => rest.hands.open(item.file)}>
          {item.title}
        </button>
        <code>{item.key}</code>
      </h2>
      {item.rows.map((row) => (
        <TextRowView key={row.key} row={row} title={item.title} {...rest} />
      ))}
    </section>
  );
});
