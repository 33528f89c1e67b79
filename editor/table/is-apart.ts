/** A menu is drawn elsewhere on the page, though its events pass through the head that it belongs to. */
export const isApart = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }): boolean =>
  !(target instanceof Node && currentTarget instanceof Node && currentTarget.contains(target));
