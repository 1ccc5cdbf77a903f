import { readFileSync } from 'node:fs';
import { type DocumentContent, readHtml, readText, structureOf, underHead } from '@copydesk/figures';
import { cleanText } from '@copydesk/text';
import { decodeBody } from '../fetch/decode-body';

/** A file with a filing, and the lines that stand above its text. */
export interface FilingOrder {
  file: string;
  head: string;
  isText: boolean;
}

export interface ReadFiling {
  text: string;
  factsCount: number;
  /** What was found beside the text, as it is kept; null where that is more than is kept. */
  structure: { reader: number; hasBrokenTags: boolean; json: string } | null;
}

/** A file has none. */
const NO_HEADERS = { get: () => null };
/** What is shorter is the frame of a page, and nothing in it. */
const SHORTEST = 200;

/** Reads a filing from its file; null where it holds no text. */
export function readFiling({ file, head, isText }: FilingOrder): ReadFiling | null {
  const whole = cleanText(decodeBody({ body: readFileSync(file), headers: NO_HEADERS }));
  const content: DocumentContent = isText ? readText(whole.trim()) : readHtml(whole);
  if (content.text.trim().length < SHORTEST) return null;
  const below = underHead(head, content);
  const structure = structureOf(below);
  return {
    text: below.text,
    factsCount: below.filing?.facts.length ?? 0,
    structure: structure && {
      reader: structure.reader,
      hasBrokenTags: structure.hasBrokenTags,
      json: JSON.stringify(structure),
    },
  };
}
