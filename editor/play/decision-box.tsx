/** The question that the game asks, with its options and their keys. It shows the choice and passes the answer on. */
import { useRef } from 'react';
import type { SeatView } from '../../engine/view';
import { Button, Key } from '../theme/button';
import styles from './decision.module.css';
import { isBack, keyOfOption } from './option-keys';
import { SeatToken } from './seat-token';
import type { DecisionControl, NumberedOption } from './use-decision';
import { useHiddenBelow } from './use-hidden-below';

export interface DecisionBoxProps {
  control: DecisionControl;
  seats: readonly SeatView[];
  look: 'panel' | 'screen';
  isBusy: boolean;
  /** Undo stands beside the primary button on the play screen. */
  undo?: { isOff: boolean; run(): void };
}

export function DecisionBox({ control, seats, look, isBusy, undo }: DecisionBoxProps) {
  const { decision, shown, highlighted } = control;
  const list = useRef<HTMLUListElement>(null);
  const hidden = useHiddenBelow(list, shown.length);
  if (decision === null) return null;
  const seat = seats.find((candidate) => candidate.seat === decision.seat);
  const choices = shown.filter(({ option }) => !isBack(option));
  const back = decision.options.find(isBack);
  const { columns, isTerse } = look === 'screen' ? { columns: 1, isTerse: false } : columnsFor(choices);
  return (
    <section aria-label="Decision" aria-busy={isBusy}>
      <div className={styles.head}>
        {seat === undefined ? null : <SeatToken seat={seat.seat} letter={seat.letter} />}
        <h3>{decision.question}</h3>
        <span className={styles.note}>{decision.note}</span>
      </div>
      <ul ref={list} className={styles.options} data-look={look} data-columns={columns}>
        {choices.map((numbered) => (
          <Option
            key={numbered.option.key}
            numbered={numbered}
            isOn={numbered.index === highlighted?.index}
            isTerse={isTerse}
            control={control}
          />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <button
          type="button"
          className={styles.more}
          onClick={() => list.current?.scrollBy({ top: list.current.clientHeight - 32, behavior: 'instant' })}
        >
          {hidden} more {hidden === 1 ? 'option' : 'options'} below
        </button>
      )}
      {isTerse && highlighted !== null && highlighted.option.detail !== '' ? (
        <p className={styles.hint}>
          {highlighted.option.label}: {highlighted.option.detail}
        </p>
      ) : null}
      {control.isFiltered || (back !== undefined && look === 'panel') ? (
        <div className={styles.hint}>
          <Button size="small" onClick={() => control.back()}>
            <Key>Esc</Key>
            {control.isFiltered ? `All ${decision.options.length} options` : (back?.label ?? '')}
          </Button>
        </div>
      ) : null}
      {look === 'screen' && highlighted !== null ? (
        <div className={styles.foot}>
          <Button
            look="primary"
            keys="Enter"
            className={styles.primary}
            disabled={isBusy}
            onClick={() => control.takeHighlighted()}
          >
            <span>{highlighted.option.label}</span>
          </Button>
          {undo === undefined ? null : (
            <Button icon="undo" keys="Ctrl Z" disabled={undo.isOff} onClick={undo.run}>
              Undo
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}

/** So many options stand in two columns whatever their length; what is cut stands in the title and in the line below. */
const CROWD = 6;

/** Letters that fit in half of a narrow panel beside a key; a cost takes a gap as well. */
const HALF = 22;

const fitsHalf = (label: string, detail: string, cost: string): boolean =>
  label.length + (detail === '' ? 0 : detail.length + 2) + (cost === '' ? 0 : cost.length + 2) <= HALF;

/**
 * Two columns where everything fits in half the panel. Many options with short names stand in two columns too, terse: the
 * highlighted one's reason is then printed below, so that the board keeps its room.
 */
function columnsFor(choices: readonly NumberedOption[]): { columns: 1 | 2; isTerse: boolean } {
  if (choices.every(({ option: { label, detail, cost } }) => fitsHalf(label, detail, cost))) {
    return { columns: 2, isTerse: false };
  }
  const isTerse =
    choices.length > CROWD ||
    (choices.length > 4 && choices.every(({ option: { label, cost } }) => fitsHalf(label, '', cost)));
  return { columns: isTerse ? 2 : 1, isTerse };
}

interface OptionProps {
  numbered: NumberedOption;
  isOn: boolean;
  isTerse: boolean;
  control: DecisionControl;
}

function Option({ numbered, isOn, isTerse, control }: OptionProps) {
  const { option, index } = numbered;
  const key = keyOfOption(index);
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-on={isOn}
        aria-current={isOn ? 'true' : undefined}
        title={option.label}
        onClick={() => control.take(option)}
        onFocus={() => control.highlight(index)}
        onPointerEnter={() => control.highlight(index)}
      >
        {key === '' ? null : <Key>{key}</Key>}
        <span className={styles.label}>{option.label}</span>
        <span className={styles.detail}>{isTerse ? '' : option.detail}</span>
        {option.cost === '' ? null : <span className={styles.cost}>{option.cost}</span>}
      </button>
    </li>
  );
}
