import { sentenceSpans, type EvidenceSource, type FigureKind, type TraceEntry } from '@copydesk/text';
import type { Claim } from '../claims/claim';
import { isSameTime } from '../claims/times';
import type { Place } from '../document/document';
import type { Unit } from '../facts/fact';
import { isMisscaled } from '../unify/agree';
import { measureInWords, periodInWords, tell } from '../unify/words';
import type { JudgedClaim, Match } from '../verdict';
import { restated } from './restated';
import { sourceTag } from './source-tag';
import { cite, type SourceText } from './source-text';
import type { TypedFigure } from './typed';
import { spaced } from '../characters';

interface Told {
  draft: string;
  cited: SourceText;
}

const KINDS: Readonly<Record<Unit, FigureKind>> = {
  money: 'amount',
  'per share': 'per-share',
  shares: 'count',
  percent: 'percent',
  points: 'percent',
  multiple: 'multiple',
  days: 'count',
  count: 'count',
};

/** A judged claim as the ledger tells it. */
export function entryOf({ claim, verdict }: JudgedClaim, { draft, cited }: Told): TraceEntry {
  const entry = { ...placeOf(claim, draft), status: verdict.status };
  const unread = claim.unread.map((place) => draft.slice(place.from, place.to));
  const open = { ...entry, ...(unread.length > 0 && { unread }) };
  switch (verdict.status) {
    case 'traced':
      return { ...entry, source: sourceOf(verdict.match, cited) };
    case 'derived':
      return { ...entry, formula: verdict.formula, ...proofOf(verdict.operands, cited) };
    case 'mismatch':
      return { ...entry, ...differenceOf(claim, verdict, cited) };
    case 'found':
      return { ...open, reason: verdict.reason, near: nearOf(verdict.match, claim, cited) };
    case 'unsourced':
      // Other sources may have what this one does not.
      return verdict.near ? { ...open, reason: verdict.reason, near: nearOf(verdict.near, claim, cited) } : open;
  }
}

function proofOf([first]: readonly Match[], cited: SourceText): Pick<TraceEntry, 'source'> {
  return first ? { source: sourceOf(first, cited) } : {};
}

/** A replacement is offered only where a fact says the very same thing: what is computed has more than one operand. */
function differenceOf(
  claim: Claim,
  { match, formula }: { match: Match; formula: string | null },
  cited: SourceText,
): Pick<TraceEntry, 'near' | 'formula' | 'keys' | 'use'> {
  const near = { source: sourceOf(match, cited), ...(match.fact.isTagged && { isTagged: match.fact.isTagged }) };
  if (formula !== null) return { formula, near: { ...near, why: 'value', says: formula } };
  const why = claim.value * match.fact.value < 0 ? 'sign' : isMisscaled(claim, match.fact.value) ? 'scale' : 'value';
  const use = restated(claim, match.fact);
  return {
    near: { ...near, why, says: tell(match) },
    keys: { draft: draftKey(claim), source: tell(match) },
    ...(use !== null && { use }),
  };
}

/** 'revenue, the quarter to June 28, 2025: $96 billion', as the draft was read. */
function draftKey({ measure, part, period, quote }: Claim): string {
  const words = [measureInWords(measure ?? ''), part.is, period && periodInWords(period.is)].filter(Boolean);
  return `${words.join(', ')}: ${quote}`;
}

function nearOf(match: Match, claim: Claim, cited: SourceText): NonNullable<TraceEntry['near']> {
  return { source: sourceOf(match, cited), why: whyNot(match, claim), says: tell(match) };
}

function whyNot({ reading }: Match, { unread, period }: Claim): NonNullable<TraceEntry['near']>['why'] {
  if (unread.length > 0) return 'unread';
  const isThen = period !== null && reading.period !== null && isSameTime(reading.period.is, period.is);
  return isThen ? 'scope' : 'period';
}

function sourceOf(match: Match, cited: SourceText): EvidenceSource {
  const { from, to, page, section } = match.fact;
  const quote = quoteAt(cited.text, from);
  const tag = sourceTag(match, cited);
  return { ...cited.source, page, ...(section !== null && { section }), from, to, quote, ...(tag && { tag }) };
}

const placeOf = ({ from, to, unit }: Claim, draft: string) => ({
  from,
  to,
  quote: draft.slice(from, to),
  kind: KINDS[unit],
});

/** A claim whose words stand in a source. */
export function tracedTo(
  claim: Claim,
  source: SourceText,
  { draft, place }: { draft: string; place: Place },
): TraceEntry {
  return {
    ...placeOf(claim, draft),
    status: 'traced',
    source: cite(source, place, quoteAt(source.text, place.from)),
  };
}

/** A claim whose value somebody typed, of something that is called otherwise. */
export function foundTyped(claim: Claim, { source, place, sentence }: TypedFigure, draft: string): TraceEntry {
  const where = source.source.kind === 'brief' ? 'Your brief' : 'Your brand profile';
  return {
    ...placeOf(claim, draft),
    status: 'found',
    reason: `${where} says “${sentence}” Confirm that the draft says the same.`,
    near: { source: cite(source, place, sentence), why: 'unread', says: sentence },
  };
}

/** The row or sentence in which a place stands. */
function quoteAt(text: string, place: number): string {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const next = text.indexOf('\n', place);
  const line = text.slice(start, next < 0 ? text.length : next);
  const sentence = sentenceSpans(line).find(({ from, to }) => from <= place - start && place - start < to);
  return spaced(sentence ? line.slice(sentence.from, sentence.to) : line).trim();
}
