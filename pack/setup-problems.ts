/** What is said of a set-up that fails: for how many characters, with which variant, what was expected, what to do. */
import { type Complaint, type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { type Items, playersOf } from './scenario-numbers';
import type { SetupFinding } from './setup-findings';
import { capital, playerWords, quote } from './wording';

export function setupComplaint(finding: SetupFinding, items: Items): Complaint {
  const { what, isCertain, scenarios, at, variant } = finding;
  // What the rules want is short whatever the scenario.
  const where = at !== undefined || scenarios.length === 0 ? '' : ` of ${scenarioWords(scenarios)}`;
  const games = isCertain ? '' : ', in some games,';
  const on = variant === '' ? '' : ` and the variant ${quote(variant)}`;
  const head = `${capital(playerWords(finding.players))}${on}${games} the set-up${where}`;
  const { code, says, hint } = SAYINGS[what](finding, items);
  const complaint: Complaint = { code, severity: isCertain ? 'error' : 'warning', message: `${head} ${says}` };
  return { ...complaint, hint };
}

interface Saying {
  code: string;
  says: string;
  hint: string;
}

const SAYINGS: Readonly<Record<SetupFinding['what'], (finding: SetupFinding, items: Items) => Saying>> = {
  pieces: (finding, items) => {
    if (finding.at?.item.startsWith('board/')) return fewTiles(finding, items);
    return isCard(finding.item) ? fewCards(finding) : fewPieces(finding, items);
  },
  place: ({ item }) => ({
    code: 'scenario-no-place',
    says: `puts ${quote(item)} in a place that is not there, so it is left out.`,
    hint: item.startsWith('tile/')
      ? 'The first place of the board must take tiles of its family.'
      : 'Name a space that lies on every board, or the tile that the scenario needs.',
  }),
  loop: ({ item }) => ({
    code: 'scenario-endless',
    says: `comes to no end; ${quote(item)} is in the loop.`,
    hint: 'Something happens because of itself, or is repeated without end.',
  }),
  endless: () => ({
    code: 'scenario-endless',
    says: 'asks one question after the other and never comes to the first round.',
    hint: 'Ask each question once.',
  }),
  broken: ({ reason }) => ({
    code: 'scenario-broken',
    says: `breaks off: ${reason}.`,
    hint: 'Something that the rules of the game rely on is missing.',
  }),
};

const CARDS: readonly string[] = ['deck'];
/** Cards are in decks; whoever wants one that no deck has left wants a card too. */
const isCard = (key: string): boolean => CARDS.includes(kindIn(key)) || !PIECES.includes(kindIn(key));
const PIECES: readonly string[] = ['monster', 'token', 'supply', 'tile', 'character'];

function fewPieces({ item, wanted, there, missing }: SetupFinding, items: Items): Saying {
  const field = items.get(item)?.pieces === undefined ? 'supply' : 'pieces';
  const code = 'scenario-few-pieces';
  if (wanted === undefined || there === undefined) {
    const says = `takes ${missing} more of ${quote(item)} than there ${missing === 1 ? 'is' : 'are'}.`;
    return { code, says, hint: `Raise ${quote(field)} of ${quote(item)}, or place fewer.` };
  }
  const says = `places up to ${wanted} of ${quote(item)}, and there ${there === 1 ? 'is' : 'are'} only ${there}.`;
  const hint = `Raise ${quote(field)} of ${quote(item)} to ${wanted}, or place fewer: a handicap can lower the number.`;
  return { code, says, hint };
}

function fewCards({ item, wanted, there, missing, at }: SetupFinding): Saying {
  const code = 'scenario-few-cards';
  if (wanted !== undefined && there !== undefined) {
    const says = `draws up to ${wanted} cards of ${quote(item)}, which has only ${there}.`;
    return { code, says, hint: `Put ${wanted} cards into ${quote(item)}, or draw fewer.` };
  }
  const who = at === undefined ? '' : ` for ${quote(at.item)}`;
  const says = `wants ${missing} more of ${quote(item)}${who} than the decks have.`;
  return { code, says, hint: `Add cards or copies of them, or draw fewer.` };
}

const fewTiles = ({ item, at }: SetupFinding, items: Items): Saying => {
  const place = Number(at?.pointer.split('/').at(-1));
  const { from, id } = ((items.get(item)?.places ?? []) as { from?: string; id?: string }[])[place] ?? {};
  return {
    code: 'scenario-few-pieces',
    says: `has no tile left for the place ${quote(id)} of ${quote(item)}.`,
    hint: `Add tiles of the family ${quote(from)}, or take a place away.`,
  };
};

/** A scenario for more characters than there are. */
export function fewCharacters(file: ParsedFile, id: string, items: Items): Problem[] {
  const { counts, pointer, characters } = playersOf(items.get(`scenario/${id}`) ?? {}, items);
  const failing = counts.filter((count) => count > characters);
  if (failing.length === 0) return [];
  const message = `${capital(playerWords(failing))} it cannot be played: there ${characters === 1 ? 'is' : 'are'} only ${characters}.`;
  const hint = `Write ${Math.max(...failing) - characters} more, or allow fewer.`;
  const severity = failing.length === counts.length ? 'error' : 'warning';
  return [problemAt(file, 'scenario', pointer, { code: 'scenario-few-characters', severity, message, hint })];
}

/** `a`, or `a` and 3 other scenarios. */
function scenarioWords([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return quote(first);
  return `${quote(first)} and ${others.length} other ${others.length === 1 ? 'scenario' : 'scenarios'}`;
}

const kindIn = (key: string): string => key.slice(0, key.indexOf('/'));
