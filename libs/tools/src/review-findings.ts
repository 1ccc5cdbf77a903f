import type { Improvement, LedgerEntry } from '@copydesk/contracts';
import {
  findPromises,
  quoteFinder,
  sentenceSpans,
  trimEndBy,
  type Edit,
  type Finding,
  type TraceEntry,
} from '@copydesk/text';
import type { PromptInput } from './build-prompt';
import { isOwnCount } from './claims-of-text';
import { rightFigure } from './right-figure';
import { tellMismatch, tellUnsourced } from './tell-entry';

/** A change that puts other words in the place of some. */
export type Replacement = Edit & { action: 'replace' };

export type Mismatch = TraceEntry & { near: NonNullable<TraceEntry['near']> };

/** What rules found in an email; what somebody answers for is not among it. */
export interface ReviewFindings {
  /** The email with its preheader. */
  text: string;
  /** What a source contradicts. */
  mismatches: Mismatch[];
  /** Figures and quotations that no source has; names, dates and periods are told in the ledger alone. */
  unsourced: TraceEntry[];
  promises: Finding[];
  /** How many claims a source proves. */
  traced: number;
}

const MATTERS: ReadonlySet<TraceEntry['kind']> = new Set([
  'amount',
  'percent',
  'per-share',
  'multiple',
  'count',
  'quotation',
]);

/** What a review starts from: the ledger of the email and its preheader, and the rules of what may be said. */
export function findInEmail(email: string, ledger: LedgerEntry[]): ReviewFindings {
  const open = ledger.filter(({ waiver }) => waiver === undefined);
  return {
    text: email,
    mismatches: open.flatMap(({ near, ...entry }) => (near ? [{ ...entry, near }] : [])),
    unsourced: open.filter(
      (entry) => entry.status === 'unsourced' && MATTERS.has(entry.kind) && !isOwnCount(entry, email),
    ),
    promises: findPromises(email),
    traced: ledger.filter(({ status }) => status === 'traced' || status === 'derived').length,
  };
}

/** What rules found, as those are told who judge an email. */
export function ledgerInput({ mismatches, unsourced, promises, traced }: ReviewFindings): PromptInput {
  const text = [
    ...(traced > 0 ? [`Traced to a source: ${traced}.`] : []),
    ...mismatches.map((entry) => `Mismatch: ${tellMismatch(entry)}`),
    ...(unsourced.length > 0 ? [`Without a source: ${tellUnsourced(unsourced)}`] : []),
    ...promises.map(({ quote, rule }) => `Promise: “${quote}”. ${rule.why}`),
  ].join('\n');
  return { field: 'ledger', text, use: 'What rules found in the email. They do not err about a figure.' };
}

const MOST_OF_EACH = 12;

/** What rules found, as improvements: what is wrong first, with the right figure where it is known. */
export function improvementsByRule(
  email: string,
  { text, mismatches, promises, unsourced }: ReviewFindings,
): Improvement[] {
  const find = quoteFinder(email);
  const spans = sentenceSpans(text);
  const lineOf = ({ from, to }: { from: number; to: number }) => {
    const span = spans.find((sentence) => sentence.from < to && from < sentence.to);
    return span ? text.slice(span.from, span.to) : text.slice(from, to);
  };
  return [
    ...mismatches.slice(0, MOST_OF_EACH).map((entry): Improvement => {
      const edit = rightEdit(email, entry, find);
      const better = edit ? ` Write instead: “${edit.text.replaceAll('**', '')}”` : adviceOn(entry);
      return {
        criterion: 'proof',
        line: lineOf(entry),
        suggestion: `${tellMismatch(entry)}${better}`,
        ...(edit && { edit }),
        byRule: true,
      };
    }),
    ...promises.slice(0, MOST_OF_EACH).map((found): Improvement => ({
      criterion: 'compliance',
      line: lineOf(found),
      suggestion: `“${found.quote.replaceAll('**', '')}” is a promise. ${found.rule.why} ${found.rule.rewrite}`,
      byRule: true,
    })),
    ...unsourced.slice(0, MOST_OF_EACH).map((entry): Improvement => ({
      criterion: 'proof',
      line: lineOf(entry),
      suggestion: `${tellUnsourced([entry])} Put what they have in its place, or leave it out.`,
      byRule: true,
    })),
  ];
}

function adviceOn({ near: { why } }: Mismatch): string {
  switch (why) {
    case 'scope':
      return ' Name the part of the company that it belongs to, or put the right figure.';
    case 'period':
      return ' Name the period that it belongs to, or put the right figure.';
    case 'sign':
      return ' Turn the sentence round.';
    case 'words':
      return ' Quote it word for word, or say it without quotation marks.';
    default:
      return ' Put the right figure.';
  }
}

const WIDEST = 8;

/** The right figure in the place of a wrong one; null where it is not known, or more would have to change. */
export function rightEdit(
  email: string,
  { from, to, quote, near }: Mismatch,
  find: ReturnType<typeof quoteFinder>,
): Replacement | null {
  // A preheader is no line of the email.
  if (to > email.length) return null;
  const { why, value } = near;
  const right = (why === 'value' || why === 'scale') && value !== undefined ? rightFigure(quote, value, why) : null;
  if (right === null) return null;
  // A figure may stand in the email twice: it is quoted with so many words before it as tell it from the others.
  let start = from;
  for (let words = 0; words < WIDEST; words += 1) {
    const place = find(email.slice(start, to));
    if (place && place.from <= from && to <= place.to && place.to - to <= 2) {
      const before = email.slice(place.from, from);
      return {
        action: 'replace',
        quote: email.slice(place.from, place.to),
        text: `${before}${right}${email.slice(to, place.to)}`,
      };
    }
    start = trimEndBy(email.slice(0, start).trimEnd(), /\S/).length;
    if (start === 0) return null;
  }
  return null;
}
