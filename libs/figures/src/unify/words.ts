import type { TaggedPeriod } from '../document/document';
import { monthsOf } from '../claims/times';
import type { Fact, MeasureId, Unit } from '../facts/fact';
import type { Match } from '../verdict';

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** '$7.19 billion', '14.1%', '$3.20 per share'. */
export function valueInWords(value: number, unit: Unit): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (unit === 'percent') return `${sign}${digits(size, 1)}%`;
  if (unit === 'points') return `${sign}${digits(size, 2)} points`;
  if (unit === 'multiple') return `${sign}${digits(size, 2)} times`;
  if (unit === 'days') return `${sign}${digits(size, 1)} days`;
  if (unit === 'per share') return `${sign}$${size.toFixed(2)}`;
  const [scale, word] = SCALES.find(([least]) => size >= least) ?? [1, ''];
  const shown = word === '' ? digits(size, 3) : `${digits(size / scale, 3)} ${word}`;
  return `${sign}${unit === 'money' ? '$' : ''}${shown}`;
}

/** Made once: they are slow to make. */
const DIGITS = [0, 1, 2, 3].map((most) => new Intl.NumberFormat('en-US', { maximumFractionDigits: most }));

const digits = (value: number, most: number): string => DIGITS[most]?.format(value) ?? String(value);

/** 'the 12 months to December 31, 2024', 'June 28, 2025'. */
export function periodInWords(period: TaggedPeriod): string {
  if ('at' in period) return DAY.format(new Date(period.at));
  const months = monthsOf(period);
  const length = months === 12 ? 'the year' : months === 3 ? 'the quarter' : `the ${months} months`;
  return `${length} to ${DAY.format(new Date(period.end))}`;
}

const KINDS = ['label:', 'tag:'];

/** The name of a measure for people; empty where it has none: a sentence may give a number of things that no rule names. */
export const measureInWords = (measure: MeasureId): string =>
  measure.slice(KINDS.find((kind) => measure.startsWith(kind))?.length ?? 0);

/** 'Net sales, the year to December 31, 2024'; empty where nothing is named. */
export function keyInWords({ fact, reading }: Match): string {
  const part = reading.part.is === null ? [] : [reading.part.is];
  const label = measureInWords(fact.label || reading.measure.is);
  if (label === '') return part.join('');
  const isSaid = part.some((name) => label.toLowerCase().includes(name));
  const period = reading.period ? [periodInWords(reading.period.is)] : [];
  return [label, ...(isSaid ? [] : part), ...period].join(', ');
}

/** 'Net sales, the year to December 31, 2024: $94.036 billion'. */
export function tell(match: Match): string {
  const key = keyInWords(match);
  const value = valueInWords(match.fact.value, match.fact.unit);
  return key === '' ? value : `${key}: ${value}`;
}

/** '$159.5 billion as Net sales, the year to February 2, 2025 (p. 76)'. */
export function sourceInWords(match: Match): string {
  const key = keyInWords(match);
  const place = placeInWords(match.fact);
  const value = valueInWords(match.fact.value, match.fact.unit);
  return `${value}${key === '' ? '' : ` as ${key}`}${place === '' ? '' : ` (${place})`}`;
}

/** 'p. 3' or the heading; empty where a document has neither. */
const placeInWords = ({ page, section }: Fact): string => (page === null ? (section ?? '') : `p. ${page}`);
