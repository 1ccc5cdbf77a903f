import { formatPeriod } from './calendar';
import { formatValue } from './derive';
import type { Fact } from './evidence';
import { placeIn, type EvidenceSource } from './trace-entry';

/** 'Net sales: $7.19 billion (3 months to June 2025)' */
export function tellFact(fact: Fact): string {
  const of = ofWhat(fact);
  return `${fact.figure.label}: ${shown(fact)}${of === '' ? '' : ` (${of})`}`;
}

/** 'The document has $7.19 billion as Net sales, 3 months to June 2025 (p. 3). Confirm the period.' */
export function tellFound(fact: Fact, unsure: 'scope' | 'period'): string {
  const of = ofWhat(fact);
  const place = placeIn({ page: fact.source.page });
  const where = `${of === '' ? '' : `, ${of}`}${place === null ? '' : ` (${place})`}`;
  const name = fact.figure.label === '' ? '' : ` as ${fact.figure.label}`;
  const asked = unsure === 'period' ? 'the period' : 'which part of the company it belongs to';
  return `${nameOf(fact.source)} has ${shown(fact)}${name}${where}. Confirm ${asked}.`;
}

function nameOf({ kind, name }: EvidenceSource): string {
  if (kind === 'brief') return 'Your brief';
  if (kind === 'brand') return 'Your brand profile';
  return name ?? (kind === 'document' ? 'The document' : 'The news');
}

function shown({ figure: { value, kind, unit, currency } }: Fact): string {
  return `${formatValue(value ?? 0, currency)}${kind === 'percent' ? (unit === '%' ? '%' : ' points') : ''}`;
}

function ofWhat({ figure: { scope, period } }: Fact): string {
  return [scope, period ? formatPeriod(period) : null].filter((part) => part !== null).join(', ');
}
