/**
 * Carries out commands when their keys are pressed anywhere in the studio. A key of a single letter belongs to the field that is typed in, and
 * a part of the page keeps those keys that it names in `data-own-keys`, by the commands that they are for elsewhere.
 */
import { useEffect } from 'react';
import { workbenchCommands } from './commands';
import { gameCommands } from './game-commands';
import { isPressed, isTyping } from './keys';
import type { Studio } from './studio';

const isBare = (keys: string) => !keys.includes(' ') && !/^F\d/.test(keys);

export function useCommandKeys(studio: Studio): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const overlay = studio.overlay.get().type;
      if (overlay !== 'none' && !(event.ctrlKey || event.metaKey)) return;
      const isInField = isTyping(event);
      const owner = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-own-keys]') : null;
      const own = studio.navigation.get().mode === 'play' ? gameCommands : owner?.dataset.ownKeys;
      for (const command of workbenchCommands(studio)) {
        const pressed = command.keys.find((keys) => isPressed(keys, event));
        if (pressed === undefined || (isInField && isBare(pressed))) continue;
        if (own?.split(' ').includes(command.id) === true) return;
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
