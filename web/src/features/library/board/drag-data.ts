import type { Active, Over } from '@dnd-kit/core';
import type { GenerationPreview } from '@copydesk/contracts';
import type { Column } from './column';

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
