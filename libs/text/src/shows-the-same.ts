import { ALIKE } from './find-quote';
import { readDraft, type FormattedRun } from './read-draft';

/**
 * True where two drafts look the same to their readers: white space, invisible characters, the shape of quotation marks
 * and dashes and the way in which the same markup is written do not count; bold words and paragraphs do.
 */
export function showsTheSame(one: string, other: string): boolean {
  return one === other || shownOf(one) === shownOf(other);
}

/** A line for each that is seen, with what it is; the lines of the blocks are parted. */
function shownOf(text: string): string {
  const { subject, blocks } = readDraft(text);
  const shown = blocks.flatMap((block) => {
    const isList = block.kind === 'list';
    return [
      isList ? 'a list' : 'a paragraph',
      ...(isList ? block.items : block.lines).map((runs) => `>${lineOf(runs)}`),
    ];
  });
  return plain([subject === null ? 'no subject' : `>${subject}`, ...shown].join('\n'));
}

/** The words of a line, with a mark wherever bold begins or ends. */
function lineOf(runs: FormattedRun[]): string {
  let bold = false;
  const marked = runs.map((run) => {
    const mark = run.bold === bold || run.text.trim() === '' ? '' : '**';
    if (mark) bold = run.bold;
    return mark + run.text;
  });
  return marked.join('');
}

function plain(text: string): string {
  const visible = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
  const alike = visible.replace(/[“”„‟«»″‘’‚‛′`´‐‑‒–—―−…]/g, (mark) => ALIKE[mark] ?? mark);
  return alike
    .replaceAll('**', ' ** ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<=^>) | $/gm, '');
}
