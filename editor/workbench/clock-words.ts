/** Times as the studio says them: the clock for today, "2 min" or "yesterday" for what lies back. */

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const clockTime = (at: number): string => clock.format(at);

/** The clock for today, "yesterday" or a day for what lies back. */
export const timeWords = (at: number, now: number): string =>
  day.format(at) === day.format(now) ? clockTime(at) : timeAgo(at, now);

/** `at` and `now` in milliseconds since 1970. */
export function timeAgo(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  if (passed < 2 * DAY) return 'yesterday';
  return day.format(at);
}
