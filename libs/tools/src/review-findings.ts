import {
  type Correction,
  type Improvement,
  type KeptWaiver,
  type LedgerEntry,
  waiverFinder,
  withCorrections,
} from '@copydesk/contracts';
import { type Anecdote, findPromises, sentenceSpans, type Finding, type TraceEntry } from '@copydesk/text';
import type { PromptInput } from './build-prompt';
import { isOwnCount } from './claims-of-text';
import { type Compared, isCompared, isMismatch, tellFound, tellMismatch, tellUnsourced } from './tell-entry';

/** What rules found in an email; what somebody answers for is not among it. */
export interface ReviewFindings {
  /** The email with its preheader. */
  text: string;
  /** What differs from its source. */
  mismatches: Compared[];
  /** Figures and quotations that no source has; names, dates and periods are told in the ledger alone. */
  unsourced: TraceEntry[];
  /** What a source has, and somebody has yet to look at: told to whoever judges, and held against nobody. */
  found: TraceEntry[];
  promises: Finding[];
  /** Scenes and conversations that no source has. */
  anecdotes: Anecdote[];
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
export function findInEmail(email: string, ledger: LedgerEntry[], waivers: KeptWaiver[] = []): ReviewFindings {
  const waiverOf = waiverFinder(email, waivers);
  const open = ledger.filter(({ waiver }) => waiver === undefined);
  return {
    text: email,
    mismatches: open.filter(isMismatch),
    unsourced: open.filter(
      (entry) => entry.status === 'unsourced' && MATTERS.has(entry.kind) && !isOwnCount(entry, email),
    ),
    found: open.filter(({ status, confirmation }) => status === 'found' && confirmation === undefined),
    anecdotes: [],
    promises: findPromises(email).filter((promise) => !waiverOf(promise)),
    traced: ledger.filter(({ status }) => status === 'traced' || status === 'derived').length,
  };
}

/** What rules found, without what a review showed to be misread: that is for a person to confirm. */
export function correctedFindings(findings: ReviewFindings, corrections: Correction[]): ReviewFindings {
  const told = withCorrections(findings.mismatches, findings.text, corrections);
  return {
    ...findings,
    mismatches: told.filter(isMismatch),
    found: [...findings.found, ...told.filter(({ status }) => status === 'found')],
  };
}

/** What rules found, as those are told who judge an email. */
export function ledgerInput({
  mismatches,
  unsourced,
  found,
  promises,
  anecdotes,
  traced,
}: ReviewFindings): PromptInput {
  const text = [
    ...(traced > 0 ? [`Traced to a source: ${traced}.`] : []),
    ...mismatches.map((entry) => `Mismatch: ${tellMismatch(entry)}`),
    ...(unsourced.length > 0 ? [`Without a source: ${tellUnsourced(unsourced)}`] : []),
    ...found.map((entry) => `To check: ${tellFound(entry)}`),
    ...promises.map(({ quote, rule }) => `Promise: “${quote}”. ${rule.why}`),
    ...anecdotes.map(({ quote }) => `A scene that is in no source: “${quote}”`),
  ].join('\n');
  return { field: 'ledger', text, use: LEDGER_USE };
}

const LEDGER_USE =
  'What rules found in the email: a first pass that may misread informal wording. Say where it does, with page and passage, in "corrections". It is no order to change a figure.';

const MOST_OF_EACH = 12;

/** What rules found, as improvements, mismatches first. A figure is never replaced: its writer compares it with the source. */
export function improvementsByRule({
  text,
  mismatches,
  promises,
  anecdotes,
  unsourced,
}: ReviewFindings): Improvement[] {
  const spans = sentenceSpans(text);
  const lineOf = ({ from, to }: { from: number; to: number }) => {
    const span = spans.find((sentence) => sentence.from < to && from < sentence.to);
    return span ? text.slice(span.from, span.to) : text.slice(from, to);
  };
  return [
    ...mismatches.slice(0, MOST_OF_EACH).map((entry): Improvement => ({
      criterion: 'proof',
      line: lineOf(entry),
      suggestion: `${tellMismatch(entry)} ${adviceOn(entry)}`,
      byRule: true,
      byHand: true,
    })),
    ...promises.slice(0, MOST_OF_EACH).map((found): Improvement => ({
      criterion: 'compliance',
      line: lineOf(found),
      suggestion: `“${found.quote.replaceAll('**', '')}” is a promise. ${found.rule.why} ${found.rule.rewrite}`,
      byRule: true,
    })),
    ...anecdotes.slice(0, MOST_OF_EACH).map((scene): Improvement => ({
      criterion: 'proof',
      line: lineOf(scene),
      suggestion:
        'This tells of a person or a conversation that none of your sources mentions. If it happened, add it to the brief; else leave it out.',
      byRule: true,
      byHand: true,
    })),
    ...unsourced.slice(0, MOST_OF_EACH).map((entry): Improvement => ({
      criterion: 'proof',
      line: lineOf(entry),
      suggestion: isCompared(entry)
        ? `${tellMismatch(entry)} ${adviceOn(entry)}`
        : `${tellUnsourced([entry])} Add its source to the brief, or leave it out.`,
      byRule: true,
      byHand: true,
    })),
  ];
}

function adviceOn({ near: { why } }: Compared): string {
  switch (why) {
    case 'scope':
      return 'Check which part of the company the figure belongs to, and name it.';
    case 'period':
      return 'Check which period the figure belongs to, and name it.';
    case 'words':
      return 'Quote it word for word, or say it without quotation marks.';
    default:
      return 'Check the figure against the source.';
  }
}
