import { closestCenter, pointerWithin, rectIntersection, type CollisionDetection } from '@dnd-kit/core';

/** The column below the pointer; in the gap between two, the one that the card covers more of; by keyboard, the nearest. */
export const findColumnBelow: CollisionDetection = (carried) => {
  if (!carried.pointerCoordinates) return closestCenter(carried);
  const below = pointerWithin(carried);
  return below.length > 0 ? below : rectIntersection(carried);
};
