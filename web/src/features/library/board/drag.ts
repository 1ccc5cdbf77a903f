import type { Active, Announcements, Over } from '@dnd-kit/core';
import { type Column, idOfColumn, nameOfColumn } from './column';
import { describeDrag } from './describe-drag';
import { carriedCard, columnBelow } from './drag-data';

interface Place {
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
  say: (title: string, from: Place, below: Place | null) => string | undefined,
): string | undefined {
  const card = carriedCard(active);
  const column = columnBelow(over);
  if (!card) return undefined;
  return say(card.generation.title, placeOf(card.column), column === undefined ? null : placeOf(column));
}

function placeOf(column: Column): Place {
  return { id: idOfColumn(column), name: nameOfColumn(column) };
}
