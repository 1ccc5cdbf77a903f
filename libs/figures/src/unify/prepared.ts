import type { Claim } from '../claims/claim';
import { isSameTime } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { DocumentFacts } from '../facts/document-facts';
import type { Known, MeasureId, Owner, Part, Reading, Unit } from '../facts/fact';
import type { vocabularyTrie } from '../claims/matcher';
import type { Readings } from '../claims/reading';
import type { Match } from '../verdict';

/** The facts of a document, arranged so that each claim is compared with a few of them. */
export interface Prepared extends DocumentFacts {
  names: ReturnType<typeof vocabularyTrie>;
  byMeasure: ReadonlyMap<MeasureId, readonly Match[]>;
  /** By measure and part. */
  byKey: ReadonlyMap<string, readonly Match[]>;
  /** What sentences say, by measure, part and the words that were not read. */
  bySentence: ReadonlyMap<string, readonly Match[]>;
  /** By the size of the value. */
  byValue: readonly Match[];
  /** What the labels of its tables stand for, by their name keys. */
  byLabel: ReadonlyMap<string, readonly Named[]>;
  /** The document's parts by their name keys. */
  partNames: ReadonlyMap<string, string>;
  /** What a model read of sentences of drafts. */
  readings: Readings;
}

/** The measure, and the part of it, that a label stands for. */
export type Named = Pick<Reading, 'measure' | 'part'>;

/** The key of what sentences say of a part: words that were not read are part of it. */
export const sentenceKey = (measure: MeasureId, part: Part, unread: string): string =>
  `${keyOf(measure, part)}\n${unread}`;

/** The key of a measure and its part. */
export const keyOf = (measure: MeasureId, part: Part): string => `${measure}\n${part ?? ''}`;

/** The facts whose size lies between two values. */
export function withSize({ byValue }: Prepared, from: number, to: number): Match[] {
  let [low, high] = [0, byValue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Math.abs(byValue[middle]?.fact.value ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Match[] = [];
  for (let at = low; at < byValue.length; at++) {
    const match = byValue[at];
    if (!match || Math.abs(match.fact.value) > to) break;
    found.push(match);
  }
  return found;
}

/** How well the least known thing of a reading is known. */
export function knownOf({ measure, owner, part, period, basis, modality, level }: Reading): Known {
  const all = [measure, owner, part, basis, modality, level].map(({ known }) => known);
  if (period) all.push(period.known);
  if (!period || all.includes('assumed')) return 'assumed';
  return all.includes('said') ? 'said' : 'proved';
}

/** What a fact has to be of to be compared with a claim. */
export interface Key {
  measure: MeasureId;
  part: Claim['part']['is'];
  period: TaggedPeriod;
}

const UNITS: Readonly<Partial<Record<Unit, readonly Unit[]>>> = { 'per share': ['per share', 'money'] };

/** The facts of a key that a claim may speak of: of its owner, its basis and its modality, as a level. */
export function factsAt({ byKey }: Prepared, { measure, part, period }: Key, claim: Claim): Match[] {
  const all = (byKey.get(keyOf(measure, part)) ?? []).filter(
    ({ reading }) => isOfKind(reading, claim) && reading.period !== null && isSameTime(reading.period.is, period),
  );
  if (claim.owner.is !== 'parent') return all;
  // Where nobody else owns a share of it, all is the shareholders' own.
  const own = all.filter(({ reading }) => reading.owner.is === 'parent');
  return own.length > 0 ? own : all;
}

export function isOfKind({ owner, basis, modality, level }: Reading, claim: Claim): boolean {
  return (
    (owner.is === claim.owner.is || (isOfAll(owner.is) && isOfAll(claim.owner.is))) &&
    basis.is === claim.basis.is &&
    modality.is === claim.modality.is &&
    level.is.kind === 'level'
  );
}

const isOfAll = (owner: Owner): boolean => owner === 'company' || owner === 'parent';

/** Whether a claim and a fact count the same thing. */
export const isSameUnit = (fact: Unit, claim: Unit): boolean =>
  fact === claim || (UNITS[claim]?.includes(fact) ?? false) || (claim === 'count' && fact === 'shares');
