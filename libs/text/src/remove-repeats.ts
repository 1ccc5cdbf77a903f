import { isPageMarker } from './page-markers';
import { DISCLAIMER_MARKER, type Removed } from './remove-disclaimers';

/**
 * Takes every paragraph out that the text has had before. Paragraphs end at a blank line or at a page marker; page
 * markers and the marks of removed disclaimers stay.
 */
export function removeRepeats(text: string): { text: string; removed: Removed } {
  const seen = new Set<string>();
  const kept: string[] = [];
  const removed: Removed = { count: 0, characters: 0 };
  for (const paragraph of splitParagraphs(text)) {
    const body = sameness(paragraph);
    if (body !== '' && seen.has(body)) {
      removed.count += 1;
      removed.characters += paragraph.length;
      continue;
    }
    if (body !== sameness(DISCLAIMER_MARKER)) seen.add(body);
    kept.push(paragraph);
  }
  return { text: kept.join(''), removed };
}

/** Pieces that make the whole text again when they are joined: each has its own line ends and the blank lines after. */
function splitParagraphs(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let ended = false;
  for (const line of text.split(/(?<=\n)/)) {
    const blank = line.trim() === '';
    const marker = !blank && isPageMarker(line.trimEnd());
    if (piece !== '' && !blank && (ended || marker)) {
      pieces.push(piece);
      piece = '';
    }
    piece += line;
    ended = blank || marker;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

function sameness(paragraph: string): string {
  return paragraph.trim().replace(/\s+/g, ' ').toLowerCase();
}
