/** The one picker of a form: whichever field asks for it, it opens there. One for all, so that a form of hundreds of fields stays light. */
import { createObservable, type Watchable } from '../workbench/observable';
import type { Choice } from './vocabulary';

export interface PickerRequest {
  anchor: HTMLElement;
  label: string;
  choices: readonly Choice[];
  value: string;
  /** What was typed to open it. */
  typed: string;
  /** Whether a text that is in no choice may be taken. */
  isFree: boolean;
  /** `isForAll`: taken with Control held, where several things are chosen. */
  pick(value: string, isForAll: boolean): void;
}

export interface PickerLayer extends Watchable<PickerRequest | null> {
  open(request: PickerRequest): void;
  close(): void;
}

export function createPickerLayer(): PickerLayer {
  const request = createObservable<PickerRequest | null>(null);
  return {
    get: request.get,
    subscribe: request.subscribe,
    open: request.set,
    close() {
      const open = request.get();
      request.set(null);
      open?.anchor.focus();
    },
  };
}
