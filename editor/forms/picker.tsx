/** Draws the open picker: a search field and a list of which only the rows in sight are drawn. Arrow keys choose, Enter takes, Escape leaves. */
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon';
import { matchScore } from '../workbench/match-score';
import { useWatched } from '../workbench/observable';
import { useInSight } from '../workbench/use-in-sight';
import styles from './picker.module.css';
import type { PickerLayer, PickerRequest } from './picker-layer';
import type { Choice } from './vocabulary';

const ROW_HEIGHT = 28;
const MOST_HEIGHT = 308;

export function Picker({ layer }: { layer: PickerLayer }) {
  const request = useWatched(layer);
  if (request === null) return null;
  return createPortal(<OpenPicker request={request} onClose={layer.close} />, document.body);
}

function OpenPicker({ request, onClose }: { request: PickerRequest; onClose(): void }) {
  const [typed, setTyped] = useState(request.typed);
  const found = useMemo(() => findChoices(request, typed), [request, typed]);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      request.choices.findIndex(({ value }) => value === request.value),
    ),
  );
  const scroll = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { first, last, follow } = useInSight(scroll, found.length, ROW_HEIGHT);
  const chosen = Math.min(at, found.length - 1);
  const place = placeBeside(request.anchor);
  const about = found[chosen]?.about?.() ?? '';

  useLayoutEffect(() => follow(chosen), [follow, chosen]);

  const take = (choice: Choice | undefined, { ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) => {
    if (choice === undefined) return;
    onClose();
    request.pick(choice.value, ctrlKey || metaKey);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, chosen + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, chosen - 1));
    else if (event.key === 'PageDown') setAt(Math.min(found.length - 1, chosen + 10));
    else if (event.key === 'PageUp') setAt(Math.max(0, chosen - 10));
    else if (event.key === 'Enter') take(found[chosen], event);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className={styles.veil} onPointerDown={onClose} />
      <div className={styles.picker} style={place}>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            // The field that opened it has just been left for this one.
            ref={(element) => element?.focus()}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={found.length === 0 ? undefined : `${listId}:${chosen}`}
            aria-label={request.label}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={handleKey}
          />
          <kbd>{found.length}</kbd>
        </div>
        <div ref={scroll} id={listId} className={styles.list} role="listbox" aria-label={request.label} tabIndex={-1}>
          <div role="presentation" style={{ position: 'relative', height: found.length * ROW_HEIGHT }}>
            {found.slice(first, last).map((choice, index) => (
              <ChoiceRow
                key={choice.value}
                id={`${listId}:${first + index}`}
                choice={choice}
                top={(first + index) * ROW_HEIGHT}
                index={first + index}
                size={found.length}
                isChosen={first + index === chosen}
                onTake={take}
              />
            ))}
          </div>
          {found.length === 0 ? <p className={styles.none}>Nothing is called “{typed}”.</p> : null}
        </div>
        {about === '' ? null : (
          <p className={styles.about} aria-live="polite">
            {about}
          </p>
        )}
      </div>
    </>
  );
}

interface ChoiceRowProps {
  id: string;
  choice: Choice;
  top: number;
  index: number;
  size: number;
  isChosen: boolean;
  onTake(choice: Choice, event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): void;
}

function ChoiceRow({ id, choice, top, index, size, isChosen, onTake }: ChoiceRowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-posinset={index + 1}
      aria-setsize={size}
      tabIndex={-1}
      className={styles.row}
      style={{ top }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onTake(choice, event)}
      onKeyDown={(event) => event.key === 'Enter' && onTake(choice, event)}
    >
      <span>{choice.label}</span>
      <code>{choice.detail === choice.label ? '' : choice.detail}</code>
    </div>
  );
}

function findChoices({ choices, isFree }: PickerRequest, typed: string): readonly Choice[] {
  const wanted = typed.trim();
  if (wanted === '') return choices;
  const scored = choices
    .map((choice) => ({ choice, points: Math.max(matchScore(wanted, choice.label), matchScore(wanted, choice.value)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ choice }) => choice);
  if (!isFree || scored.some(({ value }) => value === wanted)) return scored;
  return [...scored, { value: wanted, label: `Use “${wanted}”` }];
}

/** Below its field, or above it where there is more room. */
function placeBeside(anchor: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const wide = Math.min(Math.max(width, 280), window.innerWidth - 16);
  const across = { left: Math.max(8, Math.min(left, window.innerWidth - wide - 8)), width: wide };
  return below > MOST_HEIGHT + 48 || below > top
    ? { ...across, top: bottom + 4, maxHeight: Math.min(MOST_HEIGHT + 40, below - 12) }
    : { ...across, bottom: window.innerHeight - top + 4, maxHeight: Math.min(MOST_HEIGHT + 40, top - 12) };
}
