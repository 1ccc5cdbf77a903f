import type { DocumentContent } from './document';
import { readText } from './text/read-text';
import { readStructure } from './structure/read-structure';

/** A document as it is kept: its text, and what readers found in it, if they looked. */
interface KeptDocument {
  text: string;
  structure: string | null;
}

/** A document with its blocks, as it is kept. */
export function contentOf({ text, structure }: KeptDocument): DocumentContent {
  if (structure !== null) {
    const { blocks, filing, hasBrokenTags } = readStructure(structure, text);
    return { text, blocks, filing, hasBrokenTags };
  }
  return readText(text);
}
