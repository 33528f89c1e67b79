/** Who sits at the table: the people who share one screen, and which of them, or the bot, plays which seat. */

export interface TableOfPeople {
  /** Their names, one to five. */
  people: readonly string[];
  /** For each seat who plays it: the place of a person, or BOT. */
  seats: readonly number[];
}

export const BOT = -1;
export const MOST_PEOPLE = 5;

/** Seats in turn to people, so that nobody has two before everybody has one. */
export const dealSeats = (seats: number, people: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat % people);

/** The place of the person who plays a seat; BOT for the bot. Without a table one person plays all. */
export const playerOf = (table: TableOfPeople | undefined, seat: number): number => table?.seats[seat] ?? 0;

export const isBotSeat = (table: TableOfPeople | undefined, seat: number): boolean => playerOf(table, seat) === BOT;

/** Who plays a seat, in a word; '' where one person plays all. */
export function playerName(table: TableOfPeople | undefined, seat: number): string {
  if (table === undefined) return '';
  const player = playerOf(table, seat);
  if (player === BOT) return 'the bot';
  return table.people.length > 1 ? (table.people[player] ?? '') : '';
}

/** What is wrong with a table, in words for who lays it; null if nothing is. */
export function faultOf({ people, seats }: TableOfPeople): string | null {
  const idle = people.findIndex((_, person) => !seats.includes(person));
  if (idle >= 0) return `${people[idle]} plays nobody yet.`;
  const twin = people.find((name, person) => people.indexOf(name) !== person);
  return twin === undefined ? null : `Two people are called ${twin}.`;
}
