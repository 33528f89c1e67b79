/** What every entry of a list has: a grip to drag it by, keys to move it, and a menu. All of it works on the document; entries keep no order. */
import type { KeyboardEvent, PointerEvent } from 'react';
import type { SchemaNode } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { ActionMenu } from '../theme/action-menu';
import type { MenuEntry } from '../theme/menu-entries';
import { joinPointer } from '../workbench/pointer';
import { addField } from './add-field';
import styles from './entry.module.css';
import { listFields } from './field-list';
import { useForm } from './form-context';
import type { FormEditor } from './form-editor';
import { copyEntry } from './new-entry';
import { stayFocused } from './stay-focused';

export interface EntryPlace {
  /** Of the list. */
  list: string;
  index: number;
  size: number;
}

/** Alt and the arrows move the entry that has the focus. */
export function moveByKey(editor: FormEditor, { list, index, size }: EntryPlace, event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.altKey || step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const to = index + step;
  if (to >= 0 && to < size) stayFocused(() => editor.move(list, index, to));
}

/** Finds the place in its list over which an entry is held: its siblings carry `data-entry`. */
function placeUnder(handle: HTMLElement, y: number): number {
  const entry = handle.closest<HTMLElement>('[data-entry]');
  const siblings = [...(entry?.parentElement?.children ?? [])].filter(
    (each) => each instanceof HTMLElement && each.dataset.entry !== undefined,
  );
  const own = entry === null ? 0 : siblings.indexOf(entry);
  let place = own;
  siblings.forEach((sibling, index) => {
    const { top, height } = sibling.getBoundingClientRect();
    const middle = top + height / 2;
    if (index < own && y < middle) place = Math.min(place, index);
    if (index > own && y > middle) place = Math.max(place, index);
  });
  return place;
}

export function Grip({ place }: { place: EntryPlace }) {
  const { editor, isReadOnly } = useForm();
  if (isReadOnly) return <span className={styles.grip} />;

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.closest<HTMLElement>('[data-entry]')?.setAttribute('data-dragged', '');
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = placeUnder(event.currentTarget, event.clientY);
    const entry = event.currentTarget.closest<HTMLElement>('[data-entry]');
    const siblings = [...(entry?.parentElement?.children ?? [])].filter(
      (each) => each instanceof HTMLElement && each.dataset.entry !== undefined,
    );
    siblings.forEach((sibling, index) => {
      sibling.toggleAttribute('data-drop-before', index === to && to < place.index);
      sibling.toggleAttribute('data-drop-after', index === to && to > place.index);
    });
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const entry = event.currentTarget.closest<HTMLElement>('[data-entry]');
    const to = placeUnder(event.currentTarget, event.clientY);
    for (const sibling of entry?.parentElement?.children ?? []) {
      sibling.removeAttribute('data-drop-before');
      sibling.removeAttribute('data-drop-after');
    }
    entry?.removeAttribute('data-dragged');
    event.currentTarget.releasePointerCapture(event.pointerId);
    if (event.type === 'pointerup' && to !== place.index) editor.move(place.list, place.index, to);
  };

  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={`Move entry ${place.index + 1} of ${place.size}`}
      title="Drag, or Alt and the arrows"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => moveByKey(editor, place, event)}
    >
      <Icon name="grip" />
    </button>
  );
}

export interface EntryMenuProps {
  place: EntryPlace;
  value: unknown;
  all: readonly unknown[];
  /** Decided; its unused fields are offered. Absent where they are offered elsewhere. */
  schema?: SchemaNode;
  label: string;
}

export function EntryMenu({ place, value, all, schema, label }: EntryMenuProps) {
  const { editor, isReadOnly } = useForm();
  if (isReadOnly) return null;
  const { list, index, size } = place;
  const pointer = joinPointer(list, index);
  const move = (to: number) => () => editor.move(list, index, to);
  const fields =
    schema === undefined || typeof value !== 'object' || value === null
      ? null
      : listFields(schema, value as Record<string, unknown>, []);
  const more: MenuEntry[] = (fields?.unused ?? []).map((field) => ({
    label: `Add ${(field.schema.title ?? field.name).toLowerCase()}`,
    icon: 'plus',
    run: () => addField(editor, pointer, field, fields?.order ?? []),
  }));
  return (
    <ActionMenu
      label={`More for ${label}`}
      entries={[
        ...more,
        { label: 'Duplicate', icon: 'copy', run: () => editor.insert(list, index + 1, copyEntry(value, all)) },
        { label: 'Move up', icon: 'chevron-up', keys: 'Alt ↑', isOff: index === 0, run: move(index - 1) },
        { label: 'Move down', icon: 'chevron-down', keys: 'Alt ↓', isOff: index === size - 1, run: move(index + 1) },
        { label: 'Remove', icon: 'trash', isDanger: true, run: () => editor.remove(pointer) },
      ]}
    />
  );
}
