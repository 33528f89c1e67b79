/** A switch for each optional rule of a scenario, with what it says. It keeps nothing itself. */
import type { VariantChoice } from '../../engine/lab/variants';
import styles from './dialogs.module.css';

export interface VariantSwitchesProps {
  variants: readonly VariantChoice[];
  /** Ids of those that are on. */
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

export function VariantSwitches({ variants, chosen, onChoose }: VariantSwitchesProps) {
  if (variants.length === 0) return null;
  const turn = (id: string, isOn: boolean) => onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className={styles.variants}>
      <legend>Variants</legend>
      {variants.map(({ id, name, text }) => (
        <div key={id} className={styles.variant}>
          <input
            id={`variant-${id}`}
            className={styles.switch}
            type="checkbox"
            role="switch"
            aria-checked={chosen.includes(id)}
            aria-describedby={`variant-${id}-text`}
            checked={chosen.includes(id)}
            onChange={(event) => turn(id, event.target.checked)}
          />
          <label htmlFor={`variant-${id}`}>{name}</label>
          <p id={`variant-${id}-text`} className={styles.help}>
            {text}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
