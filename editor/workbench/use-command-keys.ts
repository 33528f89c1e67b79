/** Carries out commands when their keys are pressed anywhere in the studio. A key of a single letter belongs to the field that is typed in. */
import { useEffect } from 'react';
import { workbenchCommands } from './commands';
import { isPressed, isTyping } from './keys';
import type { Studio } from './studio';

/** What a running game does itself with the same keys: undo, redo, and fork where the tree has its key. */
const ownOfGame: ReadonlySet<string> = new Set(['undo', 'redo', 'tree']);

const isBare = (keys: string) => !keys.includes(' ') && !/^F\d/.test(keys);

export function useCommandKeys(studio: Studio): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const overlay = studio.overlay.get().type;
      if (overlay !== 'none' && !(event.ctrlKey || event.metaKey)) return;
      const isInField = isTyping(event);
      const isInGame =
        studio.navigation.get().mode === 'play' ||
        (event.target instanceof Element && event.target.closest('[data-own-undo]') !== null);
      for (const command of workbenchCommands(studio)) {
        const pressed = command.keys.find((keys) => isPressed(keys, event));
        if (pressed === undefined || (isInField && isBare(pressed))) continue;
        if (isInGame && ownOfGame.has(command.id)) return;
        event.preventDefault();
        event.stopPropagation();
        if (command.isOn) command.run();
        return;
      }
    };
    // Caught on the way down, so that no field does its own undo and the browser opens no search of its own.
    window.addEventListener('keydown', handle, true);
    return () => window.removeEventListener('keydown', handle, true);
  }, [studio]);
}
