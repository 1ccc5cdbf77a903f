import type { DocumentContent } from '../document';

/** To be raised when the readers of files read the same file in another way: what was kept before is then replaced. */
export const READER = 1;

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

/** The structure as JSON; null where it is larger than what is kept: the document is then worth its text. */
export function packStructure({ blocks, filing, hasBrokenTags }: DocumentContent): string | null {
  const structure: DocumentStructure = { reader: READER, blocks, filing, hasBrokenTags };
  const packed = JSON.stringify(structure);
  return packed.length <= STRUCTURE_LIMITS.characters ? packed : null;
}
