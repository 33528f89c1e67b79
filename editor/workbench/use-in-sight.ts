/** Which rows of a long list can be seen, for lists whose rows all have one height. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows drawn beyond both edges, so that scrolling shows no gaps. */
const MARGIN = 12;

/** `covered` is how much of the list's height, in pixels, a head or a bar over it takes. */
export function useInSight(scroll: RefObject<HTMLElement | null>, count: number, rowHeight: number, covered = 0) {
  const [sight, setSight] = useState({ top: 0, height: 900 });

  useEffect(() => {
    const element = scroll.current;
    if (element === null) return;
    const measure = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroll]);

  const follow = useCallback(
    (index: number) => {
      const element = scroll.current;
      if (element === null || index < 0) return;
      const top = index * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      const below = top + rowHeight - (element.clientHeight - covered);
      if (below > element.scrollTop) element.scrollTop = below;
    },
    [scroll, rowHeight, covered],
  );

  return {
    first: Math.max(0, Math.floor(sight.top / rowHeight) - MARGIN),
    last: Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + MARGIN),
    follow,
  };
}
