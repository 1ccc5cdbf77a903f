import { readDraft, splitSentences } from '@copydesk/text';

const SUBJECT_LINE = /^\s*\*{0,2}subject(?: line)?\s*:.*(?:\n|$)/i;
const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const VERB =
  /^(?:read|open|start|get|click|tap|sign up|join|claim|try|reply|call|book|download|subscribe|order|register|reserve|see|visit|watch|learn|discover|take|have a look|go through|request|secure|buy|grab|check|begin|find out)\b/i;
const DECORATION = /^[\s*>→👉[\]-]+/u;

/** An email taken apart: its subject, and its paragraphs as they are written. */
export interface Email {
  subject: string | null;
  paragraphs: string[];
}

/** Takes a draft apart. */
export function readEmail(text: string): Email {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const body = plain.replace(SUBJECT_LINE, '');
  const paragraphs = body.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim());
  return { subject: readDraft(plain).subject, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') };
}

/** Puts a draft together again. */
export function formatEmail({ subject, paragraphs }: Email): string {
  return [...(subject === null ? [] : [`Subject: ${subject}`]), ...paragraphs].join('\n\n');
}

/** The place of the paragraph that calls to action: the last in bold, else the last that begins with its verb; or -1. */
export function findAction(paragraphs: string[]): number {
  const last = paragraphs.length - 1;
  const bold = paragraphs.findLastIndex((paragraph, at) => isBold(paragraph) && (at >= last - 2 || asks(paragraph)));
  return bold >= 0 ? bold : paragraphs.findLastIndex((paragraph, at) => at > 0 && at >= last - 3 && asks(paragraph));
}

/** True for a paragraph of one line that is bold from end to end and no heading. */
export function isBold(paragraph: string): boolean {
  return /^\*\*[^*\n]+[^*:\n]\*\*$/.test(paragraph);
}

/** True for a short paragraph that begins with the verb of a request. */
export function asks(paragraph: string): boolean {
  return paragraph.length < 160 && !paragraph.includes('\n') && VERB.test(paragraph.replace(DECORATION, ''));
}

/** True for a greeting, such as 'Dear reader,'. */
export function isGreeting(paragraph: string): boolean {
  return (
    paragraph.length < 60 &&
    /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^.!?\n]*[,!:.]?$/i.test(paragraph)
  );
}

/** A line of a paragraph: the mark of its bullet, and its sentences. */
export interface Line {
  mark: string;
  sentences: string[];
}

/** The lines of a paragraph. */
export function readLines(paragraph: string): Line[] {
  return paragraph.split('\n').map((line) => {
    const mark = BULLET.exec(line)?.[0] ?? '';
    return { mark, sentences: splitSentences(line.slice(mark.length)) };
  });
}

/** Changes every sentence of a paragraph; null takes it out, and with its last sentence a line goes. */
export function mapSentences(paragraph: string, change: (sentence: string) => string | null): string {
  const lines = readLines(paragraph).flatMap(({ mark, sentences }) => {
    const kept = sentences.map(change).filter((sentence) => sentence !== null && sentence !== '');
    return kept.length > 0 ? [mark + kept.join(' ')] : [];
  });
  return lines.join('\n');
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
