'use client';
/** A layer of the board's drawing: a canvas of its own, or, where many large ones would have to be moved, a part of one that they share. */
import { createContext, type ReactNode, useContext } from 'react';
import { Group, Layer } from 'react-konva';

const Shared = createContext(false);

/** What lies in it is drawn on one canvas if `isShared`. */
export function Sheets({ isShared, children }: { isShared: boolean; children: ReactNode }) {
  return <Shared value={isShared}>{isShared ? <Layer listening={false}>{children}</Layer> : children}</Shared>;
}

export function Sheet({ children }: { children: ReactNode }) {
  return useContext(Shared) ? <Group listening={false}>{children}</Group> : <Layer listening={false}>{children}</Layer>;
}
