import { ALIKE } from './find-quote';
import { readDraft, type FormattedRun } from './read-draft';

/**
 * True where two drafts look the same to their readers: white space, invisible characters, the shape of quotation marks
 * and dashes and the way in which the same markup is written do not count; bold words, links and paragraphs do.
 */
export function showsTheSame(one: string, other: string): boolean {
  return one === other || shownOf(one) === shownOf(other);
}

/** A line for each that is seen, with what it is; the lines of the blocks are parted. */
function shownOf(text: string): string {
  const { subject, blocks } = readDraft(text);
  let shown = subject === null ? 'no subject' : `>${subject}`;
  for (const block of blocks) {
    shown += block.kind === 'list' ? '\na list' : '\na paragraph';
    for (const runs of block.kind === 'list' ? block.items : block.lines) shown += `\n>${lineOf(runs)}`;
  }
  return plain(shown);
}

/** The words of a line, with a mark wherever bold or a link begins or ends. */
function lineOf(runs: FormattedRun[]): string {
  let bold = false;
  let link: string | undefined;
  let line = '';
  for (const run of runs) {
    if (run.bold !== bold && run.text.trim() !== '') {
      bold = run.bold;
      line += '**';
    }
    if (run.href !== link) {
      link = run.href;
      line += `](${link ?? ''})`;
    }
    line += run.text;
  }
  return line;
}

function plain(text: string): string {
  const visible = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
  const alike = visible.replace(/[“”„‟«»″‘’‚‛′`´‐‑‒–—―−…]/g, (mark) => ALIKE[mark] ?? mark);
  return alike
    .replaceAll('**', ' ** ')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/(?<=^>) | $/gm, '');
}
