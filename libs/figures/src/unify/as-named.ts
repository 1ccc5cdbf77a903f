import type { Claim } from '../claims/claim';
import { outsideOf } from '../facts/composed-part';
import type { MeasureId } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { nameKey } from '../lexicon/normalise';
import { keyOf, type Prepared } from './prepared';

const REVENUE = 'revenue';
const OF_REVENUE = ` ${REVENUE}`;

/** A claim in the terms of a document, where that calls its measure or its part otherwise. */
export function asNamed(claim: Claim, document: Prepared): Claim {
  return (
    asPartOfRevenue(claim, document) ??
    asContinuing(claim, document) ??
    asBought(claim, document) ??
    asAbroad(claim, document) ??
    asStated(claim, document) ??
    asRow(claim, document) ??
    asOfAll(claim, document) ??
    claim
  );
}

/** 'Advertising revenue' is the part 'advertising' of the revenue. */
function asPartOfRevenue(claim: Claim, { byMeasure, byKey, partNames }: Prepared): Claim | null {
  const { measure, part } = claim;
  if (measure === null || !measure.endsWith(OF_REVENUE) || part.is !== null || byMeasure.has(measure)) return null;
  const name = measure.slice(0, -OF_REVENUE.length);
  const is = byKey.has(keyOf(REVENUE, name)) ? name : partNamed(name, partNames);
  return is === undefined ? null : { ...claim, measure: REVENUE, otherMeasures: [], part: { is, isDefault: false } };
}

const CONTINUING: Readonly<Partial<Record<MeasureId, MeasureId>>> = {
  'net income': 'income from continuing operations',
  'diluted eps': 'income from continuing operations per share',
};

/** A buyback is told by what was paid for it, or by what was bought, which may be paid later and with a tax on it. */
function asBought(claim: Claim, { byMeasure }: Prepared): Claim | null {
  const isLevel = claim.measure === 'share repurchases' && claim.relation.kind === 'level';
  return isLevel && byMeasure.has(BOUGHT) ? { ...claim, otherMeasures: [...claim.otherMeasures, BOUGHT] } : null;
}

/** What companies state where they do not state the measure itself. */
const INSTEAD: Readonly<Partial<Record<MeasureId, readonly MeasureId[]>>> = {
  headcount: ['full-time employees', 'full-time equivalent employees'],
  'interest expense': ['net interest expense'],
};

function asStated(claim: Claim, { byMeasure }: Prepared): Claim | null {
  const others = INSTEAD[claim.measure ?? ''];
  if (others === undefined || byMeasure.has(claim.measure ?? '')) return null;
  const measure = others.find((one) => byMeasure.has(one));
  return measure === undefined ? null : { ...claim, measure, otherMeasures: [] };
}

/** Where a company does not name its own country, what it calls international is what lies outside of it. */
function asAbroad(claim: Claim, { byKey, vocabulary }: Prepared): Claim | null {
  const { measure, part } = claim;
  if (part.is === null || nameKey(part.is) !== OUTSIDE) return null;
  if (vocabulary.parts.some(({ reads }) => nameKey(reads) === HOME)) return null;
  return byKey.has(keyOf(measure ?? '', ABROAD)) ? { ...claim, part: { ...part, is: ABROAD } } : null;
}

const HOME = 'united states';
const ABROAD = 'international';
const OUTSIDE = nameKey(outsideOf(HOME));

const BOUGHT = 'cost of shares repurchased';

const CONTINUES = nameKey('continuing operations');

/** 'A profit of $569 million from continuing operations' is a measure of its own. */
function asContinuing(claim: Claim, { byMeasure }: Prepared): Claim | null {
  const { measure, part } = claim;
  const own = CONTINUING[measure ?? ''];
  if (own === undefined || !byMeasure.has(own) || nameKey(part.is ?? '') !== CONTINUES) return null;
  return { ...claim, measure: own, otherMeasures: [], part: { is: null, isDefault: false } };
}

/** The part of a name, or the only one that has its words: 'Advertising services'. */
function partNamed(name: string, partNames: Prepared['partNames']): string | undefined {
  const words = nameKey(name).split(' ');
  const longer = [...partNames].filter(([key]) => words.every((word) => key.split(' ').includes(word)));
  const [only] = longer;
  return partNames.get(nameKey(name)) ?? (longer.length === 1 ? only?.[1] : undefined);
}

/** What a company has of its parts alone is meant of the one that is all of them: 'global streaming memberships'. */
function asOfAll(claim: Claim, { byMeasure }: Prepared): Claim | null {
  if (claim.part.is !== null || claim.measure === null) return null;
  const parts = new Set((byMeasure.get(claim.measure) ?? []).map(({ reading }) => reading.part.is));
  const [all, ...others] = [...parts].filter((part) => part !== null && OF_ALL.has(part.split(' ', 1).join()));
  return parts.has(null) || all == null || others.length > 0 ? null : { ...claim, part: { is: all, isDefault: false } };
}

const OF_ALL = new Set(['global', 'worldwide', 'total', 'consolidated']);

/** 'Fulfillment took 15% of sales': what is no part of the revenue may be a row of its own. */
function asRow(claim: Claim, { byKey, byLabel }: Prepared): Claim | null {
  const { measure, part, isMeasureDefault } = claim;
  if (measure !== REVENUE || part.is === null || !isMeasureDefault || byKey.has(keyOf(REVENUE, part.is))) return null;
  const [row, ...others] = byLabel.get(nameKey(part.is)) ?? [];
  if (!row || others.some((one) => one.measure.is !== row.measure.is)) return null;
  return {
    ...claim,
    measure: row.measure.is,
    kind: kindOf(row.measure.is),
    otherMeasures: [],
    part: { is: row.part.is, isDefault: false },
  };
}

const kindOf = (measure: MeasureId): Claim['kind'] => EVERYDAY[measure]?.kind ?? 'flow';
