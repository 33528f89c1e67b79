/** What tiles print on a space besides its number or name, for whoever draws it: icons and portals. */
import type { MarkerView } from '../view';
import type { BoardGeometry } from './geometry';

export function printedOn(board: BoardGeometry, space: number): MarkerView[] {
  const icon = board.spaces[space]?.icon ?? null;
  const portals = board.portals.filter((portal) => portal.space === space);
  return [
    ...(icon === null ? [] : [{ kind: 'icon', at: icon.at, name: icon.name, icon: icon.name }]),
    ...portals.map(({ name, at }) => ({ kind: 'portal', at, name: `Portal ${name}`, icon: name })),
  ];
}
