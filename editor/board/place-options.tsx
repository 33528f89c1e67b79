'use client';
/** What a screen reader hears of what stands on the canvas: one option for each space and each thing that could be laid. */
import { memo } from 'react';
import type { EntityId } from '../../engine/view';
import styles from './board-canvas.module.css';
import type { BoardTarget } from './board-target';
import { placeTarget } from './canvas-tip';
import type { Ghost } from './ghosts';
import { LARGE } from './painted-view';

export interface PlaceOptionsProps {
  spaceWords?: ((space: EntityId) => string) | undefined;
  listId: string;
  places: readonly Pick<Ghost, 'entity'>[];
  focused: EntityId;
  wordsOf(target: BoardTarget): string;
}

/** What a screen reader hears of the spaces. Of a large board only the one that has the keyboard: the list beside it has them all. */
export const PlaceOptions = memo(function PlaceOptions({
  listId,
  places,
  focused,
  wordsOf,
  spaceWords,
}: PlaceOptionsProps) {
  const heard = places.length > LARGE ? places.filter(({ entity }) => entity === focused) : places;
  return heard.map(({ entity }) => (
    <div
      key={entity}
      id={`${listId}-${entity}`}
      className={styles.unseen}
      role="option"
      data-kind={placeTarget(entity).kind}
      tabIndex={-1}
      aria-selected={entity === focused}
    >
      {wordsOf(placeTarget(entity))} {spaceWords?.(entity) ?? ''}
    </div>
  ));
});
