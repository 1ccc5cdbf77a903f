import type { Improvement, ReviewResponse } from '@copydesk/contracts';
import { applyEdits, findPromises, quoteFinder, type Edit, type TraceEntry } from '@copydesk/text';
import { formatImprovement } from './read-review';
import { findInEmail, rightEdit, type Mismatch, type Replacement, type ReviewFindings } from './review-findings';

/** Lays a text beside what the email rests on. */
type Trace = (text: string) => Promise<TraceEntry[]>;

/** What rules found, with the right figure only where the email with it is traced there. */
export async function proveFindings(email: string, findings: ReviewFindings, trace: Trace): Promise<ReviewFindings> {
  const find = quoteFinder(email);
  const tried = new Map<Replacement, Mismatch>();
  for (const mismatch of findings.mismatches) {
    const edit = rightEdit(email, mismatch, find);
    if (edit) tried.set(edit, mismatch);
  }
  if (tried.size === 0) return findings;
  const { text, applied } = applyEdits(email, [...tried.keys()]);
  const entries = await trace(text);
  const proven = new Set(
    applied
      .filter((made) => {
        const there = within(entries, made);
        return there.length > 0 && there.every(({ status }) => status === 'traced' || status === 'derived');
      })
      .map(({ edit }) => tried.get(edit)),
  );
  const mismatches = findings.mismatches.map((mismatch) => {
    const { value: _, ...near } = mismatch.near;
    return proven.has(mismatch) ? mismatch : { ...mismatch, near };
  });
  return { ...findings, mismatches };
}

/** A review without improvements that would bring a figure, a quotation or a promise into the email that rules refuse. */
export async function proveImprovements(email: string, review: ReviewResponse, trace: Trace): Promise<ReviewResponse> {
  const own = review.details.filter(({ byRule, edit }) => !byRule && edit);
  if (own.length === 0) return review;
  const edits = own.flatMap(({ edit }) => edit ?? []);
  const { text, applied } = applyEdits(email, edits);
  const { mismatches, unsourced } = findInEmail(text, await trace(text));
  const promises = findPromises(text);
  const refused = new Set<Edit | undefined>(
    applied
      .filter((made) => {
        const before = email.slice(made.from, made.to);
        const wrong = within([...mismatches, ...unsourced, ...promises], made);
        return wrong.some(({ quote }) => !before.includes(quote));
      })
      .map(({ edit }) => edit),
  );
  const details = review.details.filter(
    (improvement: Improvement) => !improvement.edit || !refused.has(improvement.edit),
  );
  return { ...review, details, improvements: details.map(formatImprovement) };
}

function within<T extends { from: number; to: number }>(found: T[], { at, text }: { at: number; text: string }): T[] {
  return found.filter(({ from, to }) => from < at + text.length && at < to);
}
