/** Does something that moves the focused element on the page, and gives it the focus back. */
import { flushSync } from 'react-dom';

export function stayFocused(act: () => void): void {
  const element = document.activeElement;
  flushSync(act);
  if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) element.focus();
}
