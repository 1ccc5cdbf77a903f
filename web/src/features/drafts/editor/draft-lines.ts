import type { FormattedRun } from '@copydesk/text';
import type { Node } from 'prosemirror-model';
import { schema } from './schema';

/** How a character is marked. */
export interface Look {
  bold: boolean;
  href?: string | undefined;
}

export interface Line {
  /** Without the white space around it. */
  text: string;
  /** Of each character; white space looks as what stands around it. */
  looks: Look[];
  /** Where it begins in the content of its block. */
  pos: number;
}

export const PLAIN: Look = { bold: false };

export function looksAlike(one?: Look, other?: Look): boolean {
  return one?.bold === other?.bold && one?.href === other?.href;
}

/** The lines of a block that are read: blank ones at its ends are not. */
export function linesOf(block: Node): Line[] {
  const lines: Line[] = [{ text: '', looks: [], pos: 0 }];
  block.forEach((node, offset) => {
    const line = lines.at(-1);
    if (!node.isText || !line) return lines.push({ text: '', looks: [], pos: offset + 1 });
    line.text += node.text ?? '';
    line.looks.push(...looksOf(node));
  });
  const shown = lines.map(({ text, looks, pos }) => {
    const start = text.length - text.trimStart().length;
    return { text: text.trim(), looks: looks.slice(start, start + text.trim().length), pos: pos + start };
  });
  while (shown[0]?.text === '') shown.shift();
  while (shown.at(-1)?.text === '') shown.pop();
  shown.forEach(joinLooks);
  return shown;
}

function looksOf({ text = '', marks }: Node): Look[] {
  const link = marks.find(({ type }) => type === schema.marks.link);
  const bold = marks.some(({ type }) => type === schema.marks.bold);
  // A bracket would end the words of a link.
  return text.split('').map((sign) => ({
    bold,
    ...(link && sign !== '[' && sign !== ']' && { href: String(link.attrs.href) }),
  }));
}

export function lineOf(runs: FormattedRun[]): Line {
  const looks = runs.flatMap(({ text, bold, href }) => Array<Look>(text.length).fill({ bold, href }));
  const line = { text: runs.map(({ text }) => text).join(''), looks, pos: 0 };
  joinLooks(line);
  return line;
}

/** White space between bold words is bold, and between words of a link of the link; any other is not. */
function joinLooks({ text, looks }: Line): void {
  for (const { 0: space, index } of text.matchAll(/\s+/g)) {
    const [before, after] = [looks[index - 1], looks[index + space.length]];
    const look = {
      bold: before?.bold === true && after?.bold === true,
      href: before?.href === after?.href ? before?.href : undefined,
    };
    looks.fill(look, index, index + space.length);
  }
}

/** A block with our marks, written anew. */
export function markUp(block: Node): string {
  const lines = linesOf(block).map(({ text, looks }) => {
    let [marked, last] = ['', PLAIN];
    for (const [at, character] of text.split('').entries()) {
      const look = looks[at] ?? PLAIN;
      marked += seam(last, look) + character;
      last = look;
    }
    return marked + seam(last, PLAIN);
  });
  if (block.type.name === 'subject') return `Subject: ${lines.join(' ')}`.trimEnd();
  if (lines.length === 0) return '';
  return block.type.name === 'item' ? `- ${lines.join(' ')}` : lines.join('\n');
}

/** The marks between two characters. */
function seam(before: Look, after: Look): string {
  const isSameLink = before.href === after.href;
  const end = isSameLink || before.href === undefined ? '' : `](${before.href})`;
  const start = isSameLink || after.href === undefined ? '' : '[';
  return end + (before.bold === after.bold ? '' : '**') + start;
}
