/**
 * Times in the page itself, from the moment of a key press as the browser has it to what is seen of it. These functions run in the page and can
 * use nothing from around them.
 */
import type { Page } from '@playwright/test';

/** Milliseconds from each press to the end of the frame in which it was painted. */
export async function paintTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintTimes: times });
    window.addEventListener(
      'keydown',
      (event) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        // A message sent in a frame is read after that frame has been painted.
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => (window as unknown as { paintTimes: number[] }).paintTimes.length > count,
      index,
    );
  }
  return page.evaluate(() => (window as unknown as { paintTimes: number[] }).paintTimes);
}

/** Milliseconds from a press until the text of an element has, or no longer has, some words. */
export async function timeUntil(
  page: Page,
  press: () => Promise<void>,
  seen: { in: string; text: string; isThere: boolean },
): Promise<number> {
  await page.evaluate(({ in: selector, text, isThere }) => {
    const clock = { start: 0, end: 0 };
    Object.assign(window, { clock });
    const look = () => {
      const isIn = [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text));
      if (clock.start > 0 && clock.end === 0 && isIn === isThere) clock.end = performance.now();
    };
    const start = ({ timeStamp }: KeyboardEvent) => {
      clock.start = timeStamp;
    };
    window.addEventListener('keydown', start, { capture: true, once: true });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, seen);
  await press();
  await page.waitForFunction(() => (window as unknown as { clock: { end: number } }).clock.end > 0, undefined, {
    timeout: 60_000,
  });
  return page.evaluate(() => {
    const { clock } = window as unknown as { clock: { start: number; end: number } };
    return clock.end - clock.start;
  });
}

/** Of an address that this browser has not seen yet: until a key is answered, and all bytes that came until then. */
export async function firstView(page: Page, address: string): Promise<{ interactiveMs: number; bytes: number }> {
  await page.addInitScript(() => {
    const look = () => {
      const isOpen = document.querySelector('[role="dialog"] input[role="combobox"]') !== null;
      if (isOpen && !('answeredAt' in window)) Object.assign(window, { answeredAt: performance.now() });
      if (document.querySelector('main tbody tr') !== null) Object.assign(window, { isDrawn: true });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isDrawn' in window);
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => 'answeredAt' in window);
  return page.evaluate(() => {
    const { answeredAt } = window as unknown as { answeredAt: number };
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const bytes = entries
      .filter(({ startTime }) => startTime <= answeredAt)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { interactiveMs: answeredAt, bytes };
  });
}
