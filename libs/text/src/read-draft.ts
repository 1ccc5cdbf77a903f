import { markedLinks } from './link-markup';

/** A run of text that is bold or not. */
export interface TextRun {
  text: string;
  bold: boolean;
  /** Where the words lead, if they are a link. */
  href?: string;
}

/** A run of what a raw draft says. */
export interface FormattedRun extends TextRun {
  /** Where it begins in the raw draft, in UTF-16 units. */
  from: number;
}

/** A paragraph keeps its line breaks (one list of runs per line); a list has one list of runs per item. */
export type Block<R extends TextRun = FormattedRun> =
  | { kind: 'paragraph'; lines: R[][] }
  | { kind: 'list'; items: R[][] };

/** An email as the screens show it. */
export interface Draft {
  subject: string | null;
  /** The subject as it stands in the raw draft, without the marks in it. */
  subjectRuns: FormattedRun[];
  blocks: Block[];
}

const SUBJECT = /^\s*\*{0,2}subject(?: line)?\s*:\s*(?:\*{1,2}\s*)?/i;
const BULLET = /^\s*[-*•]\s+/;
const BULLETS = new Set('-*•');

/** Whole lines of a raw draft that belong together; blank lines part them. An item is one line of a list. */
export interface DraftPiece {
  kind: 'subject' | 'paragraph' | 'item';
  /** Where it begins and ends in the raw draft, with its marks and without the line breaks around it. */
  from: number;
  to: number;
  lines: FormattedRun[][];
}

/**
 * Reads an email draft. A first line `Subject: ...` is the subject, blank lines part paragraphs, lines that begin with
 * `- `, `* ` or `• ` are lists, `**...**` is bold, `[words](address)` is a link. A `**` that is not closed is bold to the
 * end of its paragraph.
 * With `partial` (the text is still being written) a beginning that may yet become markup is held back.
 */
export function readDraft(text: string, options: { partial?: boolean } = {}): Draft {
  const draft: Draft = { subject: null, subjectRuns: [], blocks: [] };
  for (const { kind, lines } of readPieces(options.partial ? holdBack(text) : text)) {
    const last = draft.blocks.at(-1);
    if (kind === 'subject') draft.subjectRuns = lines.flat();
    else if (kind === 'paragraph') draft.blocks.push({ kind, lines });
    else if (last?.kind === 'list') last.items.push(...lines);
    else draft.blocks.push({ kind: 'list', items: lines });
  }
  draft.subject = draft.subjectRuns.map((run) => run.text).join('') || null;
  return draft;
}

/** The pieces of a draft in their order. What begins in mid-draft (`isBody`) has no subject line. */
export function readPieces(text: string, { isBody = false } = {}): DraftPiece[] {
  const pieces: DraftPiece[] = [];
  let paragraph: Place[] = [];
  const add = (kind: DraftPiece['kind'], places: Place[], lines: FormattedRun[][]) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first && last) pieces.push({ kind, from: first.from, to: last.from + last.text.length, lines });
  };
  const endParagraph = () => {
    if (paragraph.length === 0) return;
    add('paragraph', paragraph, readRuns(paragraph.map(trim)));
    paragraph = [];
  };
  for (const line of linesOf(text)) {
    const said = line.text.trim();
    if (said === '') {
      endParagraph();
      continue;
    }
    const isFirst = !isBody && pieces.length === 0 && paragraph.length === 0;
    const subject = isFirst ? SUBJECT.exec(line.text)?.[0] : undefined;
    const bullet = BULLETS.has(said.charAt(0)) ? BULLET.exec(line.text)?.[0] : undefined;
    if (subject !== undefined || bullet !== undefined) endParagraph();
    if (subject !== undefined) add('subject', [line], [plainRuns(after(line, subject))]);
    else if (bullet !== undefined) add('item', [line], readRuns([trim(after(line, bullet))]));
    else paragraph.push(line);
  }
  endParagraph();
  return pieces;
}

/** What a line of a raw draft is, and where its words begin: behind `Subject:`, behind its bullet, or where it begins. */
export function readLineAt(text: string, at: number): { kind: 'subject' | 'list' | 'paragraph'; from: number } {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const subject = text.slice(0, start).trim() === '' ? SUBJECT.exec(line)?.[0] : undefined;
  if (subject !== undefined) return { kind: 'subject', from: start + subject.length };
  const bullet = BULLET.exec(line)?.[0];
  return bullet === undefined ? { kind: 'paragraph', from: start } : { kind: 'list', from: start + bullet.length };
}

/** The words of a line without what makes it a subject line or an item of a list. */
export function withoutLineMark(line: string): string {
  return line.replace(SUBJECT, '').replace(BULLET, '');
}

/** A piece of the raw draft. */
interface Place {
  text: string;
  from: number;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function linesOf(text: string): Place[] {
  const lines: Place[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign !== LINE_FEED && sign !== CARRIAGE_RETURN) continue;
    lines.push({ text: text.slice(from, at), from });
    if (sign === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    from = at + 1;
  }
  lines.push({ text: text.slice(from), from });
  return lines;
}

/** What follows the beginning of a line. */
function after({ text, from }: Place, beginning: string): Place {
  return { text: text.slice(beginning.length), from: from + beginning.length };
}

function trim(line: Place): Place {
  const start = line.text.trimStart();
  const text = start.trimEnd();
  return text === line.text ? line : { text, from: line.from + line.text.length - start.length };
}

/** A line without the stars in it. */
function plainRuns(line: Place): FormattedRun[] {
  const runs: FormattedRun[] = [];
  let { from } = line;
  for (const text of line.text.split('**')) {
    if (text !== '') runs.push({ text, bold: false, from });
    from += text.length + 2;
  }
  while (runs[0]?.text.trim() === '') runs.shift();
  while (runs.at(-1)?.text.trim() === '') runs.pop();
  const [head, tail] = [runs[0], runs.at(-1)];
  if (head) Object.assign(head, { text: head.text.trimStart(), from: head.from + head.text.search(/\S/) });
  if (tail) tail.text = tail.text.trimEnd();
  return runs;
}

/** Takes from the end what may be the beginning of a subject line, a bullet or a bold mark. */
function holdBack(text: string): string {
  const word = text.trim().toLowerCase();
  if (word !== '' && ['subject:', '**subject:', 'subject line:'].some((start) => start.startsWith(word))) return '';
  return text
    .replace(/(^|\n)[ \t]*[-*•][ \t]*$/, '$1')
    .replace(/\[[^[\]\r\n]*(?:\](?:\([^()[\]\r\n]*)?)?$/, '')
    .replace(/(^|[^*])\*{1,2}$/, '$1');
}

/** The runs of each line; bold goes on from one line to the next. Two or three stars are a mark, and more are words. */
function readRuns(lines: Place[]): FormattedRun[][] {
  let bold = false;
  return lines.map(({ text, from }) => {
    if (text !== '' && !text.includes('**')) return withLinks([{ text, bold, from }], { text, from });
    const runs: FormattedRun[] = [];
    let start = 0;
    const addUntil = (end: number) => {
      if (end > start) runs.push({ text: text.slice(start, end), bold, from: from + start });
      start = end;
    };
    for (let at = text.indexOf('**'); at !== -1; at = text.indexOf('**', at)) {
      const stars = at;
      while (text.charAt(at) === '*') at += 1;
      if (at - stars > 3) continue;
      addUntil(stars);
      const next = text.charAt(at);
      if (!bold && (next === '' || next.trim() === '')) addUntil(at);
      else bold = !bold;
      start = at;
    }
    addUntil(text.length);
    return withLinks(runs, { text, from });
  });
}

/** The runs of a line without the marks of its links; the words of a link know where they lead. */
function withLinks(runs: FormattedRun[], line: Place): FormattedRun[] {
  const links = markedLinks(line.text);
  if (links.length === 0) return runs;
  return runs.flatMap((run) => {
    const pieces: FormattedRun[] = [];
    let at = 0;
    const add = (end: number, href?: string) => {
      const text = run.text.slice(at, Math.max(at, end));
      if (text !== '') pieces.push({ ...run, text, from: run.from + at, ...(href !== undefined && { href }) });
      at = Math.max(at, end);
    };
    const by = line.from - run.from;
    for (const { from, to, words, href } of links) {
      add(from + by);
      at = Math.max(at, words.from + by);
      add(words.to + by, href);
      at = Math.max(at, to + by);
    }
    add(run.text.length);
    return pieces;
  });
}

/** Runs that lead to the same address, or nowhere, together. */
export function runsByLink<R extends TextRun>(runs: R[]): { href: string | undefined; runs: R[] }[] {
  const groups: { href: string | undefined; runs: R[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.href === run.href) last.runs.push(run);
    else groups.push({ href: run.href, runs: [run] });
  }
  return groups;
}
