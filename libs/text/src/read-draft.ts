/** A run of text that is bold or not. */
export interface FormattedRun {
  text: string;
  bold: boolean;
}

/** A paragraph keeps its line breaks (one list of runs per line); a list has one list of runs per item. */
export type Block = { kind: 'paragraph'; lines: FormattedRun[][] } | { kind: 'list'; items: FormattedRun[][] };

/** An email as the screens show it. */
export interface Draft {
  subject: string | null;
  blocks: Block[];
}

const SUBJECT = /^\s*\*{0,2}subject(?: line)?\s*:\s*\*{0,2}\s*(.*)$/i;
const BULLET = /^\s*[-*•]\s+(.*)$/;

/**
 * Reads an email draft. A first line `Subject: ...` is the subject, blank lines part paragraphs, lines that begin with
 * `- `, `* ` or `• ` are lists, `**...**` is bold. A `**` that is not closed is bold to the end of its paragraph.
 * With `partial` (the text is still being written) a beginning that may yet become markup is held back.
 */
export function readDraft(text: string, options: { partial?: boolean } = {}): Draft {
  const shown = options.partial ? holdBack(text) : text;
  const lines = shown.replace(/\r\n?/g, '\n').split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  const subject = SUBJECT.exec(lines[start] ?? '')?.[1];
  return {
    subject: subject === undefined ? null : subject.replace(/\*\*/g, '').trim() || null,
    blocks: readBlocks(subject === undefined ? lines : lines.slice(start + 1)),
  };
}

/** Takes from the end what may be the beginning of a subject line, a bullet or a bold mark. */
function holdBack(text: string): string {
  const word = text.trim().toLowerCase();
  if (word !== '' && ['subject:', '**subject:', 'subject line:'].some((start) => start.startsWith(word))) return '';
  return text.replace(/(^|\n)[ \t]*[-*•][ \t]*$/, '$1').replace(/(^|[^*])\*{1,2}$/, '$1');
}

function readBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: readRuns(paragraph) });
    paragraph = [];
  };
  for (const line of lines) {
    const item = BULLET.exec(line)?.[1];
    if (item !== undefined) {
      endParagraph();
      addItem(blocks, item);
    } else if (line.trim() === '') {
      endParagraph();
    } else {
      paragraph.push(line.trim());
    }
  }
  endParagraph();
  return blocks;
}

function addItem(blocks: Block[], item: string): void {
  const runs = readRuns([item.trim()]);
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(...runs);
  else blocks.push({ kind: 'list', items: runs });
}

/** The runs of each line; bold goes on from one line to the next. */
function readRuns(lines: string[]): FormattedRun[][] {
  let bold = false;
  return lines.map((line) => {
    const runs: FormattedRun[] = [];
    const pieces = line.split(/((?<!\*)\*{2,3}(?!\*))/);
    pieces.forEach((piece, at) => {
      const isMark = at % 2 === 1 && (bold || /^\S/.test(pieces[at + 1] ?? ''));
      if (isMark) bold = !bold;
      else if (piece !== '') runs.push({ text: piece, bold });
    });
    return runs;
  });
}
