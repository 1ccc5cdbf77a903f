import type { Improvement, ReviewResponse } from '@copydesk/contracts';
import { bringsFigure } from '@copydesk/figures';
import { applyEdits, findPromises, type Edit, type TraceEntry } from '@copydesk/text';
import { formatImprovement } from './read-review';
import { findInEmail } from './review-findings';

/** Lays a text beside what the email rests on. */
type Trace = (text: string) => Promise<TraceEntry[]>;

/**
 * A review without improvements that would bring a quotation or a promise into the email that rules refuse. An edit that
 * brings a figure is offered where the sources have it; where they contradict it or do not have it, it is left as advice.
 */
export async function proveImprovements(email: string, review: ReviewResponse, trace: Trace): Promise<ReviewResponse> {
  const edits = review.details.flatMap(({ byRule, edit }) => (byRule || !edit ? [] : [edit]));
  const refused = edits.length === 0 ? new Set<Edit>() : await refusedEdits(email, edits, trace);
  const details = review.details.flatMap((improvement) => held(improvement, refused));
  return { ...review, details, improvements: details.map(formatImprovement) };
}

/** An improvement as it may be offered: none where its edit is refused, advice alone where that is for its figure. */
function held(improvement: Improvement, refused: ReadonlySet<Edit>): Improvement[] {
  const { edit, ...advice } = improvement;
  const { line, suggestion, byRule } = advice;
  if (byRule) return [improvement];
  if (!edit) return [bringsFigure(line, proposalIn(suggestion)) ? { ...advice, byHand: true } : improvement];
  if (!refused.has(edit)) return [improvement];
  return edit.action !== 'cut' && bringsFigure(replacedBy(edit), edit.text) ? [{ ...advice, byHand: true }] : [];
}

/** The words that an edit takes out. */
const replacedBy = ({ action, quote }: Edit) => (action === 'replace' ? quote : '');

/** The better line that a suggestion shows. */
const proposalIn = (suggestion: string) =>
  suggestion.slice(suggestion.indexOf('“') + 1, Math.max(0, suggestion.lastIndexOf('”')));

async function refusedEdits(email: string, edits: Edit[], trace: Trace): Promise<Set<Edit>> {
  const { text, applied } = applyEdits(email, edits);
  const entries = await trace(text);
  const { mismatches, unsourced } = findInEmail(text, entries);
  const found = [...mismatches, ...unsourced, ...findPromises(text)];
  const proved = entries.filter(({ status }) => PROVED.has(status));
  const isWorse = ({ edit, from, to, at, text: put }: (typeof applied)[number]) =>
    found.some((one) => one.from < at + put.length && at < one.to && !email.slice(from, to).includes(one.quote)) ||
    bringsFigure(replacedBy(edit), without(proved, put, at));
  return new Set(applied.filter(isWorse).map(({ edit }) => edit));
}

/** What the sources have; a person still confirms what is found. */
const PROVED: ReadonlySet<TraceEntry['status']> = new Set(['traced', 'derived', 'found']);

/** Words that begin at a place of a text, with blanks where these claims stand. */
function without(entries: TraceEntry[], words: string, at: number): string {
  return entries.reduce((left, { from, to }) => {
    const [start, end] = [Math.max(0, from - at), Math.min(left.length, to - at)];
    return start < end ? left.slice(0, start) + ' '.repeat(end - start) + left.slice(end) : left;
  }, words);
}
