/** What is printed on spaces: their names, marks, searches, the quarter and the area that each is in. Follows from the board alone. */
import type { BoardGeometry } from '../../board/geometry';
import type { Play } from '../../language/play';
import { boardOf, spaceEntity, spaceIndex } from '../../table/board';

export interface SpaceFacts {
  readonly name: string;
  /** `exit`, `place-of-power`, `angel`, `ruins`, `gate`, `church`; '' for none. */
  readonly mark: string;
  /** The deck that is searched there, `house` for a numbered house; '' for none. */
  readonly search: string;
  /** The seam of the quarter that it lies at, such as `C1`; '' for none. */
  readonly port: string;
  /** `street` or the building. */
  readonly area: string;
  /** `skull` …; '' if it belongs to no quarter. */
  readonly quarter: string;
}

const known = new WeakMap<BoardGeometry, readonly SpaceFacts[]>();

export function factsOf(play: Play): readonly SpaceFacts[] {
  const board = boardOf(play);
  let facts = known.get(board);
  if (facts === undefined) {
    facts = board.spaces.map((_, index) => readFacts(play, board, index));
    known.set(board, facts);
  }
  return facts;
}

function readFacts(play: Play, board: BoardGeometry, index: number): SpaceFacts {
  const space = board.spaces[index];
  if (space === undefined) return NOTHING;
  const { mark, title, words } = space;
  const { face, tile = '', id: placeId = '' } = board.places[space.place] ?? {};
  const area = board.rooms[space.room];
  const symbol = play.program.find('tile', tile)?.item.symbol;
  return {
    name: title || (area?.name ?? space.id),
    mark: words.mark ?? '',
    search: words.search ?? '',
    port: face?.face.connectors?.find(({ kind, space: at }) => kind === 'seam' && at === mark)?.id ?? '',
    area: (area?.id ?? '').slice(placeId.length + 1),
    quarter: typeof symbol === 'string' ? symbol : '',
  };
}

const NOTHING: SpaceFacts = { name: '', mark: '', search: '', port: '', area: '', quarter: '' };

export const factsAt = (play: Play, space: number): SpaceFacts => factsOf(play)[spaceIndex(play, space)] ?? NOTHING;

const STREET = 'street';

export const isBuilding = (play: Play, space: number): boolean => space !== 0 && factsAt(play, space).area !== STREET;

/** The spaces with a mark, in the order of the board. */
export const marked = (play: Play, mark: string): number[] =>
  factsOf(play).flatMap((facts, index) => (facts.mark === mark ? [spaceEntity(play, index)] : []));

/** In the order in which quarters are named everywhere. */
export const QUARTERS: readonly string[] = ['skull', 'bird', 'octopus', 'spider'];

export const byQuarter = (play: Play, spaces: readonly number[]): number[] =>
  [...spaces].sort((a, b) => QUARTERS.indexOf(factsAt(play, a).quarter) - QUARTERS.indexOf(factsAt(play, b).quarter));
