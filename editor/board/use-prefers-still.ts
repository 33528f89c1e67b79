'use client';
/** Whether the reader has asked for as little motion as possible. */
import { useEffect, useState } from 'react';

export function usePrefersStill(): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const take = () => setIsStill(query.matches);
    take();
    query.addEventListener('change', take);
    return () => query.removeEventListener('change', take);
  }, []);
  return isStill;
}
