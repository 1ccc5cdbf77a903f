import type { DocumentContent } from '../document';

/** Raise it when the readers change: stored structures of older versions are then replaced. */
export const READER = 3;

/** What a reader found in a document beside its text, as it is sent and kept. */
export interface DocumentStructure extends Omit<DocumentContent, 'text'> {
  /** Which version of the readers found it. */
  reader: number;
}

export const STRUCTURE_LIMITS = {
  /** As JSON, in characters: several times as much as the longest filings need. */
  characters: 10 * 1024 * 1024,
  /** Brackets and commas of that JSON. */
  parts: 1_000_000,
  cells: 50_000,
  facts: 20_000,
} as const;

/** What is kept of a document beside its text; null where that is more than is kept: it is then worth its text. */
export function structureOf({ blocks, filing, hasBrokenTags }: DocumentContent): DocumentStructure | null {
  const structure: DocumentStructure = { reader: READER, blocks, filing, hasBrokenTags };
  return JSON.stringify(structure).length <= STRUCTURE_LIMITS.characters ? structure : null;
}

/** The same as it is sent. */
export function packStructure(content: DocumentContent): string | null {
  const structure = structureOf(content);
  return structure && JSON.stringify(structure);
}
