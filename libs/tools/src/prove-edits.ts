import type { Improvement, ReviewResponse } from '@copydesk/contracts';
import { bringsFigure } from '@copydesk/figures';
import { applyEdits, findPromises, type Edit, type TraceEntry } from '@copydesk/text';
import { formatImprovement } from './read-review';
import { findInEmail } from './review-findings';

/** Lays a text beside what the email rests on. */
type Trace = (text: string) => Promise<TraceEntry[]>;

/**
 * A review without improvements that would bring a quotation or a promise into the email that rules refuse. One that
 * would bring a figure is left as advice, without its edit: figures are put in by people.
 */
export async function proveImprovements(email: string, review: ReviewResponse, trace: Trace): Promise<ReviewResponse> {
  const held = review.details.map(withoutFigure);
  const edits = held.flatMap(({ byRule, edit }) => (byRule || !edit ? [] : [edit]));
  const refused = edits.length === 0 ? new Set<Edit>() : await refusedEdits(email, edits, trace);
  const details = held.filter(({ edit }) => !edit || !refused.has(edit));
  return { ...review, details, improvements: details.map(formatImprovement) };
}

function withoutFigure(improvement: Improvement): Improvement {
  const { edit, ...advice } = improvement;
  const { line, suggestion, byRule } = advice;
  if (byRule) return improvement;
  if (
    edit
      ? edit.action !== 'cut' && bringsFigure(replacedBy(edit), edit.text)
      : bringsFigure(line, proposalIn(suggestion))
  )
    return { ...advice, byHand: true };
  return improvement;
}

/** The words that an edit takes out. */
const replacedBy = ({ action, quote }: Edit) => (action === 'replace' ? quote : '');

/** The better line that a suggestion shows. */
const proposalIn = (suggestion: string) =>
  suggestion.slice(suggestion.indexOf('“') + 1, Math.max(0, suggestion.lastIndexOf('”')));

async function refusedEdits(email: string, edits: Edit[], trace: Trace): Promise<Set<Edit>> {
  const { text, applied } = applyEdits(email, edits);
  const { mismatches, unsourced } = findInEmail(text, await trace(text));
  const found = [...mismatches, ...unsourced, ...findPromises(text)];
  const isWorse = ({ from, to, at, text: put }: (typeof applied)[number]) =>
    found.some((one) => one.from < at + put.length && at < one.to && !email.slice(from, to).includes(one.quote));
  return new Set(applied.filter(isWorse).map(({ edit }) => edit));
}
