'use client';
/** The picture that lies under a face, shown through its floors while the tile is drawn. */
import type Konva from 'konva';
import { useCallback, useEffect, useState } from 'react';
import { Shape } from 'react-konva';
import type { Picture } from '../../engine/board/face';
import { Sheet } from './sheet';

type Scene = (context: Konva.Context) => void;

export function PictureLayer({ picture, cell }: { picture: Picture; cell: number }) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const { data, at, size, strength = 0.5 } = picture;
  useEffect(() => {
    let isWanted = true;
    const next = new Image();
    next.src = data;
    next.decode().then(
      () => isWanted && setImage(next),
      () => isWanted && setImage(null),
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  const [left, top] = at;
  const [wide, high] = size;
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      if (image === null) return;
      ctx.save();
      ctx.globalAlpha = strength;
      ctx.drawImage(image, left * cell, top * cell, wide * cell, high * cell);
      ctx.restore();
    },
    [image, strength, left, top, wide, high, cell],
  );
  return (
    <Sheet>
      <Shape sceneFunc={scene} listening={false} perfectDrawEnabled={false} />
    </Sheet>
  );
}
