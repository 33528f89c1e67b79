/** A link to a place in the studio. It has a real address, so that it can be copied and opened elsewhere; a plain click stays on the page. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOfPlace, home, type Place } from './place';
import { useStudio } from './studio-context';

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Partial<Place>;
}

export function PlaceLink({ to, onClick, ...rest }: PlaceLinkProps) {
  const { navigation } = useStudio();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onClick?.(event);
    navigation.go(to);
  };
  return <a href={addressOfPlace({ ...home, mode: 'write', ...to })} onClick={follow} {...rest} />;
}
