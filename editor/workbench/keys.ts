/** Reads shortcuts as they are printed ("Ctrl Shift Z", "Alt N", "F8") and matches them with what is pressed. */

const isMac = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** Control, or Command on a Mac. */
export const isControlHeld = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  isMac() ? event.metaKey : event.ctrlKey;

export function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split(' ');
  const key = parts.at(-1) ?? '';
  const wants = (name: string) => parts.slice(0, -1).includes(name);
  if (isControlHeld(event) !== wants('Ctrl') || event.altKey !== wants('Alt')) return false;
  const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (key.length > 1 || /[A-Z]/.test(key)) {
    if (event.shiftKey !== wants('Shift')) return false;
    // With Alt some layouts give another letter; the place of the key then tells.
    return (
      pressed === key.toUpperCase() || pressed === key || event.code === `Key${key}` || event.code === `Digit${key}`
    );
  }
  if (/[0-9]/.test(key)) return (pressed === key || event.code === `Digit${key}`) && event.shiftKey === wants('Shift');
  return pressed === key;
}

/** A key without Ctrl or Alt belongs to a field while one is typed in. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
