import type { Claim, Field } from '../claims/claim';
import { vocabularyTrie } from '../claims/matcher';
import { readClaims } from '../claims/read-claims';
import type { DocumentContent, Place } from '../document/document';
import type { DocumentFacts } from '../facts/document-facts';
import type { Fact, Level, Read, Reading } from '../facts/fact';
import { keyOfReading, read } from '../facts/readings';
import { passagesOf, type Passage } from './passages';

/** A longer document reports on many periods and parts: what its sentences leave out is then not the usual. */
const OF_ONE_PERIOD = 120_000;

/** The figures of a document's sentences, read as the sentences of a draft are. None of them is proved. */
export function readProse(content: DocumentContent, { vocabulary, calendar }: DocumentFacts): Fact[] {
  const names = vocabularyTrie(vocabulary);
  const isOfOnePeriod = content.text.length < OF_ONE_PERIOD && calendar.end !== null;
  const facts = passagesOf(content).flatMap((passage) =>
    readClaims(content.text.slice(passage.from, passage.to), { names, calendar }).flatMap((claim) =>
      factOf(claim, passage, isOfOnePeriod),
    ),
  );
  doubtDefaults(facts);
  return facts.map(({ fact }) => fact);
}

interface SpokenFact {
  fact: Fact;
  /** Something that no word says was taken for the usual. */
  hasDefaults: boolean;
}

function factOf(claim: Claim, passage: Passage, isOfOnePeriod: boolean): SpokenFact[] {
  const level = levelOf(claim);
  if (claim.measure === null || level === null || claim.modality.is === 'negated') return [];
  const isRead = claim.unread.length === 0;
  const isUsual = isOfOnePeriod && claim.modality.is === 'reported';
  const known = <T>({ is, isDefault }: Field<T>): Read<T> =>
    read(is, isRead && (!isDefault || isUsual) ? 'said' : 'assumed');
  const reading: Reading = {
    measure: read(claim.measure, isRead ? 'said' : 'assumed'),
    owner: known(claim.owner),
    part: known(claim.part),
    period: claim.period && known(claim.period),
    basis: known(claim.basis),
    modality: known(claim.modality),
    level: read(level, isRead ? 'said' : 'assumed'),
    ...(passage.speaker !== undefined && { speaker: passage.speaker }),
  };
  const isFall = claim.relation.kind === 'change' && claim.relation.direction === 'down';
  const place: Place = { from: passage.from + claim.from, to: passage.from + claim.to };
  const fact: Fact = {
    ...place,
    value: isFall ? -Math.abs(claim.value) : claim.value,
    rounding: claim.rounding,
    unit: claim.unit,
    scale: read(0, 'said'),
    label: claim.quote,
    page: passage.page,
    section: passage.section,
    readings: [reading],
  };
  const hasDefaults = [claim.owner, claim.part, claim.basis, claim.period].some((field) => field?.isDefault !== false);
  return [{ fact, hasDefaults }];
}

function levelOf({ relation }: Claim): Level | null {
  if (relation.kind === 'level') return { kind: 'level' };
  if (relation.kind === 'share') return relation.ofPart === null ? { kind: 'share', of: relation.of } : null;
  if (relation.kind === 'ratio') return null;
  const { kind } = relation.base;
  return { kind: 'change', from: kind === 'period' ? null : kind };
}

/** Two sentences that leave the same things out and have other values do not both mean the usual. */
function doubtDefaults(spoken: readonly SpokenFact[]): void {
  const values = new Map<string, Fact[]>();
  for (const { fact } of spoken) {
    const [reading] = fact.readings;
    if (!reading) continue;
    const key = keyOfReading(reading, fact);
    values.set(key, [...(values.get(key) ?? []), fact]);
  }
  for (const { fact, hasDefaults } of spoken) {
    const [reading] = fact.readings;
    if (!reading || !hasDefaults) continue;
    const others = values.get(keyOfReading(reading, fact)) ?? [];
    if (others.some((other) => Math.abs(other.value - fact.value) > other.rounding + fact.rounding))
      fact.readings = [{ ...reading, part: { ...reading.part, known: 'assumed' } }];
  }
}
