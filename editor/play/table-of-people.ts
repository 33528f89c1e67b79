/** Who sits at the table: the people who share one screen, which of them, or the bot, plays which seat, and what the book says of it. */
import type { Sharing } from '../../engine/lab/players';

export interface TableOfPeople {
  /** Their names, one to six. */
  people: readonly string[];
  /** For each seat who plays it: the place of a person, or BOT. */
  seats: readonly number[];
}

export const BOT = -1;
/** A person who is at no table: nobody is at the screen. */
export const NOBODY = -2;
export const MOST_PEOPLE = 6;

/** Seats in turn to people, so that nobody has two before everybody has one. */
export const dealSeats = (seats: number, people: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat % people);

/** The place of the person who plays a seat; BOT for the bot. Without a table one person plays all. */
export const playerOf = (table: TableOfPeople | undefined, seat: number): number => table?.seats[seat] ?? 0;

/** The seats that a person plays. */
export const seatsOf = ({ seats }: TableOfPeople, person: number): number[] =>
  seats.flatMap((player, seat) => (player === person ? [seat] : []));

/** Who is at the screen as a game begins: whoever plays alone; nobody yet where several have to be told apart. */
export const firstThere = (table: TableOfPeople | undefined): number =>
  table !== undefined && table.people.length > 1 ? NOBODY : 0;

/** Seats whose secrets a person at the screen may see; null where one person plays all. */
export const seenFrom = (table: TableOfPeople | undefined, person: number): number[] | null =>
  table === undefined ? null : seatsOf(table, person);

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

export interface BookLine {
  isByTheBook: boolean;
  text: string;
}

/** Whether a table is as the book has it, in words; null where the book says nothing of so many people. */
export function bookLine(table: TableOfPeople, sharing: Sharing): BookLine | null {
  const people = table.people.length;
  const numbers = sharing.get(people);
  if (numbers === undefined) return null;
  const isByTheBook = numbers.includes(table.seats.length) && isEven(table);
  const who = people === 1 ? 'one person plays' : `${people} people play`;
  const says = `${who} ${numbers.join(' or ')} characters${eachWords(people, numbers)}.`;
  return { isByTheBook, text: isByTheBook ? `By the book: ${says}` : `Not by the book, where ${says}` };
}

/** Everybody plays as many as everybody else, as far as they can be divided. What the bot plays is nobody's share. */
function isEven({ people, seats }: TableOfPeople): boolean {
  if (seats.includes(BOT)) return true;
  const shares = people.map((_, person) => seats.filter((player) => player === person).length);
  return Math.max(...shares) - Math.min(...shares) <= 1;
}

function eachWords(people: number, [count = 0, ...others]: readonly number[]): string {
  if (people === 1) return '';
  if (others.length > 0) return ', shared evenly';
  const least = Math.floor(count / people);
  return count % people === 0 ? `, ${least} each` : `, ${least} or ${least + 1} each`;
}
