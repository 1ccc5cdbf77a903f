import { readDraft, readPieces } from '@copydesk/text';
import { linksIn } from '@/lib/email-files/html-email';
import type { Span } from '../margin/text-range';

/** Something that an email lacks, or has too much of, before it can be sent. */
export interface FormFinding {
  id: 'no-subject' | 'no-preheader' | 'no-link' | 'two-calls' | 'no-disclaimer';
  title: string;
  text: string;
  /** Where it is to be mended; null where nothing stands there yet. */
  span: Span | null;
}

interface CheckedForm {
  text: string;
  preheader: string | null;
  /** What the brand puts under this email; empty where it puts nothing. */
  disclaimer: string;
}

/** What is missing in the form of an email. */
export function formFindings({ text, preheader, disclaimer }: CheckedForm): FormFinding[] {
  if (text.trim() === '') return [];
  const found: FormFinding[] = [];
  const calls = callsIn(text);
  const [, second] = calls;
  if (targetsIn(text).length === 0) {
    found.push({
      id: 'no-link',
      title: 'Nothing to click',
      text: 'The email has no link. Add the address that readers are to open.',
      span: null,
    });
  }
  if (second) {
    found.push({
      id: 'two-calls',
      title: 'Two calls to action',
      text: `The email asks readers to open ${calls.length} different pages. One request gets more clicks.`,
      span: second,
    });
  }
  if (readDraft(text).subject === null) {
    found.push({ id: 'no-subject', title: 'No subject line', text: 'Begin the email with “Subject:”.', span: null });
  }
  if (!preheader?.trim()) {
    found.push({
      id: 'no-preheader',
      title: 'No preheader',
      text: 'An inbox shows how the email begins. Add a line of your own below the subject.',
      span: null,
    });
  }
  if (disclaimer.trim() !== '' && !plain(text).includes(plain(disclaimer))) {
    found.push({
      id: 'no-disclaimer',
      title: 'Disclaimer missing',
      text: 'The standing disclaimer of your brand is not in the email word for word.',
      span: null,
    });
  }
  return found;
}

const plain = (text: string) =>
  text
    .replace(/[*\s]+/g, ' ')
    .trim()
    .toLowerCase();

interface Target extends Span {
  address: string;
}

/** The addresses that readers can open, and the tags that become one when the email is sent. */
const targetsIn = (text: string): Target[] =>
  linksIn(text)
    .filter(({ href }) => !/unsub/i.test(href))
    .map(({ from, to, href: address }) => ({ from, to, address }));

/** The links that end a paragraph, alone in their line, where each goes to another address. */
function callsIn(text: string): Target[] {
  const targets = targetsIn(text);
  const calls = readPieces(text).flatMap(({ kind, lines }): Target[] => {
    const line = kind === 'paragraph' ? lines.at(-1) : undefined;
    const words = line
      ?.map((run) => run.text)
      .join('')
      .trim();
    const from = line?.[0]?.from;
    if (words === undefined || from === undefined) return [];
    const saysOf = (target: Target) => text.slice(target.from, target.to).replaceAll('**', '');
    return targets.filter((target) => saysOf(target) === words && target.from >= from).slice(0, 1);
  });
  return calls.filter(({ address }, at) => calls.findIndex((other) => other.address === address) === at);
}
