'use client';
/** The keyboard of a playtest: options, Enter, Escape, undo, jump, bot, fork. It only calls; typing in a field is left alone. */
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import type { DecisionControl } from './use-decision';

export interface GameCommands {
  undo(): void;
  redo(): void;
  fork(): void;
  openBot(): void;
  openJump(): void;
  editCause(): void;
  fitBoard(): void;
  swapList(): void;
  /** Ends a bot that plays; false if none does. */
  stopBot(): boolean;
}

type AnyKeyEvent = KeyboardEvent | ReactKeyboardEvent;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="menu"]') !== null);

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="slider"]') !== null;

/** Handles one key; true if it meant something here. */
export function handleGameKey(event: AnyKeyEvent, control: DecisionControl, commands: GameCommands): boolean {
  if (event.defaultPrevented || isTyping(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' && event.shiftKey) commands.redo();
    else if (key === 'z') commands.undo();
    else if (key === 'y') commands.redo();
    else if (key === 'b') commands.fork();
    else if (key === 'l') commands.swapList();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (key === 'Escape') return commands.stopBot() || control.back();
  if (key === 'Enter') return isPressable(event.target) ? false : control.takeHighlighted();
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    control.step(key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key === 'b') commands.openBot();
  else if (key === 'j') commands.openJump();
  else if (key === 'e') commands.editCause();
  else if (key === 'f') commands.fitBoard();
  else return control.takeKey(key);
  return true;
}

/** For the full page: keys work wherever the focus is. The panel binds `handleGameKey` to itself instead. */
export function useGameKeys(control: DecisionControl, commands: GameCommands): void {
  const latest = useRef({ control, commands });
  latest.current = { control, commands };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleGameKey(event, latest.current.control, latest.current.commands)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
