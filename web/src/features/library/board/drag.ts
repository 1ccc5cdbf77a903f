import type { GenerationPreview } from '@copydesk/contracts';
import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type Over,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import { type Column, idOfColumn, nameOfColumn } from './column';

export interface CardData {
  generation: GenerationPreview;
  column: Column;
}

export interface ColumnData {
  column: Column;
}

/** The card that is carried. */
export function carriedCard({ data }: Active): CardData | null {
  return isCardData(data.current) ? data.current : null;
}

/** The column below it; undefined where there is none. */
export function columnBelow(over: Over | null): Column | undefined {
  const data = over?.data.current;
  return isColumnData(data) ? data.column : undefined;
}

function isCardData(data: object | undefined): data is CardData {
  return isColumnData(data) && 'generation' in data;
}

function isColumnData(data: object | undefined): data is ColumnData {
  return data !== undefined && 'column' in data;
}

/** The column below the pointer; in the gap between two, the one that the card covers more of; by keyboard, the nearest. */
export const findColumnBelow: CollisionDetection = (carried) => {
  if (!carried.pointerCoordinates) return closestCenter(carried);
  const below = pointerWithin(carried);
  return below.length > 0 ? below : rectIntersection(carried);
};

interface DropTarget {
  id: string;
  name: string;
}

/** What a drag tells a screen reader: where it began, each other column it comes over, where it ended. */
export function createAnnouncements(): Announcements {
  let told: string | null = null;
  return {
    onDragStart: ({ active }) =>
      tell(active, null, (title, from) => {
        told = from.id;
        return describeDrag.pickUp(title, from.name);
      }),
    onDragOver: ({ active, over }) =>
      tell(active, over, (title, _, below) => {
        if (told === (below?.id ?? null)) return undefined;
        told = below?.id ?? null;
        return describeDrag.over(title, below?.name ?? null);
      }),
    onDragEnd: ({ active, over }) =>
      tell(active, over, (title, from, below) =>
        below === null || below.id === from.id
          ? describeDrag.stay(title, from.name)
          : describeDrag.put(title, below.name),
      ),
    onDragCancel: ({ active }) => tell(active, null, (title, from) => describeDrag.cancel(title, from.name)),
  };
}

function tell(
  active: Active,
  over: Over | null,
  say: (title: string, from: DropTarget, below: DropTarget | null) => string | undefined,
): string | undefined {
  const card = carriedCard(active);
  const column = columnBelow(over);
  if (!card) return undefined;
  return say(card.generation.title, placeOf(card.column), column === undefined ? null : placeOf(column));
}

function placeOf(column: Column): DropTarget {
  return { id: idOfColumn(column), name: nameOfColumn(column) };
}

/** What a screen reader is told while an email is carried over the board. */
export const describeDrag = {
  help:
    'To move this email, press Space or Enter. Carry it over a folder with the arrow keys, then press Space or Enter ' +
    'again to put it there. Press Escape to leave it where it was.',
  pickUp: (title: string, from: string) => `Picked up ${quote(title)} from ${from}.`,
  over: (title: string, over: string | null) => `${quote(title)} is over ${over ?? 'no folder'}.`,
  put: (title: string, into: string) => `${quote(title)} was put into ${into}.`,
  stay: (title: string, from: string) => `${quote(title)} stays in ${from}.`,
  cancel: (title: string, from: string) => `Moving was cancelled. ${quote(title)} stays in ${from}.`,
};

function quote(title: string): string {
  return `“${title}”`;
}
