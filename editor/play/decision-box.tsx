'use client';
/** The question that the game asks, why it does, and its options with their keys. It shows the choice and passes the answer on. */
import { useEffect, useRef, useState } from 'react';
import type { DecisionView, SeatView } from '../../engine/view';
import { Button, Key } from '../theme/button';
import styles from './decision.module.css';
import { groupsOf, type OptionGroup } from './option-groups';
import { isBack, keyOfOption } from './option-keys';
import { SeatToken } from './seat-token';
import { TrailList } from './trail-list';
import type { DecisionControl, NumberedOption } from './use-decision';
import { useHiddenBelow } from './use-hidden-below';

export interface DecisionBoxProps {
  control: DecisionControl;
  seats: readonly SeatView[];
  look: 'panel' | 'screen';
  isBusy: boolean;
  /** Name of the person who decides, where several play; '' otherwise. */
  person?: string;
  /** Undo stands beside the primary button on the play screen. */
  undo?: { isOff: boolean; run(): void };
}

export function DecisionBox({ control, seats, look, isBusy, undo, person = '' }: DecisionBoxProps) {
  const { decision, shown, highlighted } = control;
  const list = useRef<HTMLDivElement>(null);
  const hidden = useHiddenBelow(list, shown.length);
  const marked = highlighted?.index ?? -1;
  useEffect(() => {
    if (marked < 0) return;
    const option = list.current?.querySelector<HTMLElement>('[data-on="true"]');
    option?.scrollIntoView({ block: 'nearest' });
    // Enter presses what has the focus, so that it goes along with an arrow key.
    if (list.current?.contains(document.activeElement)) option?.focus({ preventScroll: true });
  }, [marked]);
  if (decision === null) return null;
  const choices = shown.filter(({ option }) => !isBack(option));
  const back = decision.options.find(isBack);
  const groups = groupsOf(choices);
  return (
    <section aria-label="Decision" aria-busy={isBusy} data-question={decision.key}>
      <DecisionHead decision={decision} seats={seats} person={person} />
      <div ref={list} className={styles.options} data-look={look} data-grouped={groups.length > 1}>
        {groups.map((group) => (
          <Group key={group.name} group={group} highlighted={marked} control={control} />
        ))}
      </div>
      {hidden === 0 ? null : (
        <button
          type="button"
          className={styles.more}
          onClick={() => list.current?.scrollBy({ top: list.current.clientHeight - 32, behavior: 'instant' })}
        >
          {hidden} more {hidden === 1 ? 'option' : 'options'} below
        </button>
      )}
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

/** A question of more letters takes the whole line, and its note stands below. */
const LONG = 32;

/** Who is asked, what, and why. A turn's own question needs no reason. */
function DecisionHead({
  decision,
  seats,
  person,
}: {
  decision: DecisionView;
  seats: readonly SeatView[];
  person: string;
}) {
  const { why, trail, note, question } = decision;
  const [openFor, setOpenFor] = useState('');
  const seat = seats.find((candidate) => candidate.seat === decision.seat);
  const isOwnTurn = seat?.isOnTurn === true && trail.length === 0;
  const isOpen = openFor === question;
  const isLong = question.length > LONG;
  return (
    <>
      <div className={styles.head}>
        {seat === undefined ? null : <SeatToken seat={seat.seat} letter={seat.letter} />}
        <h3>{question}</h3>
        {isLong ? null : <span className={styles.note}>{note}</span>}
      </div>
      {isLong && note !== '' ? <p className={styles.who}>{note}</p> : null}
      {person === '' ? null : (
        <p className={styles.who}>
          <b>{person}</b> decides for {seat?.name}
        </p>
      )}
      {isOwnTurn || why.title === '' ? null : (
        <p className={styles.why}>
          <b>{why.title}</b>
          {why.text === '' ? null : `: ${why.text}`}{' '}
          {trail.length === 0 ? null : (
            <button
              type="button"
              className={styles.whyButton}
              aria-expanded={isOpen}
              onClick={() => setOpenFor(isOpen ? '' : question)}
            >
              {isOpen ? 'Less' : 'How did it come to this?'}
            </button>
          )}
        </p>
      )}
      {isOpen && !isOwnTurn ? <TrailList trail={trail} /> : null}
    </>
  );
}

interface GroupProps {
  group: OptionGroup;
  highlighted: number;
  control: DecisionControl;
}

function Group({ group, highlighted, control }: GroupProps) {
  const { name, cost, isFlow, options } = group;
  return (
    <div className={styles.group} data-flow={isFlow}>
      {name === '' ? null : (
        <p className={styles.groupName} aria-hidden="true">
          {name}
          {cost === '' ? null : <span>{cost}</span>}
        </p>
      )}
      <ul aria-label={name === '' ? 'Options' : name} data-flow={isFlow}>
        {options.map((numbered) => (
          <Option
            key={numbered.option.key}
            numbered={numbered}
            isOn={numbered.index === highlighted}
            isUnderName={name !== ''}
            hasCost={cost === ''}
            control={control}
          />
        ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  numbered: NumberedOption;
  isOn: boolean;
  /** Whether the name of its group stands beside it. */
  isUnderName: boolean;
  hasCost: boolean;
  control: DecisionControl;
}

function Option({ numbered, isOn, isUnderName, hasCost, control }: OptionProps) {
  const { option, index } = numbered;
  const { label, short, detail, cost, isDecline } = option;
  const key = keyOfOption(index);
  return (
    <li data-row>
      <button
        type="button"
        className={styles.option}
        data-on={isOn}
        data-decline={isDecline}
        data-option={option.key}
        aria-current={isOn ? 'true' : undefined}
        aria-label={[key, label, detail, cost].filter((part) => part !== '').join(' ')}
        onClick={() => control.take(option)}
        onFocus={() => control.highlight(index)}
        onPointerEnter={() => control.highlight(index)}
      >
        {key === '' ? null : <Key>{key}</Key>}
        <span className={styles.words}>
          <span className={styles.label}>{isUnderName ? short : label}</span>
          {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
        </span>
        {cost === '' || !hasCost ? null : <span className={styles.cost}>{cost}</span>}
      </button>
    </li>
  );
}
