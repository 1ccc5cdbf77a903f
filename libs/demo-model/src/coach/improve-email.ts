import type { Fenced } from '@copydesk/text';
import { findAction, readEmail, formatEmail } from '../email';
import { applyImprovements } from '../review/apply-improvements';
import { findFaults } from '../review/find-faults';
import { readBlocks } from './read-blocks';

const FIGURE = /[$€£]\s?\d|\d\s?%|\b\d[\d.,]*\b/;

/** Rewrites pasted copy by rule: every line that can be mended is, and a last push is there. */
export function improveEmail(fences: Fenced[]): string {
  const text = fences.find(({ name }) => name === 'emailCopy')?.text ?? '';
  const mended = readEmail(applyImprovements(text, findFaults(text, 'coach')));
  const { paragraphs } = mended;
  const action = findAction(paragraphs);
  const hasKick = paragraphs.slice(action + 1).some((paragraph) => /^P\.? ?S\b/i.test(paragraph));
  if (action < 0 || hasKick) return formatEmail(mended);
  return formatEmail({ ...mended, paragraphs: paragraphs.toSpliced(action + 1, 0, formatKick(formatEmail(mended))) });
}

/** The strongest fact once more, after the call to action. */
function formatKick(text: string): string {
  const { disrupt, intrigue, kick } = readBlocks(text);
  const reason = [...kick, ...intrigue, ...disrupt.slice(1)].find((line) => FIGURE.test(line) && line.length < 160);
  const said = reason?.replaceAll('**', '').replace(/^P\.? ?S\.? */i, '');
  return said
    ? `P.S. If you read only one line of this, read this one: ${said}`
    : 'P.S. Facts are of most use while they are new. A week from now, everybody will have an opinion on this one.';
}
