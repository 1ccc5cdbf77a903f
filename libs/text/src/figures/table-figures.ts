import { type Figure, type Role } from './figure';
import { findNumbers } from './find-numbers';
import { MEASURES, readLabel } from './label';
import { type Row } from './read-tables';
import { type Scopes } from './scopes';
import { type Column } from './table-heads';
import { stemsOf } from './words';

/** Measures that tables split up by row: under 'Net sales:' a row 'Mac' is net sales of the Mac. */
const SPLIT = new Set([
  'revenue',
  'cost of revenue',
  'gross margin',
  'operating income',
  'per share',
  'weighted shares',
  'dividend',
  'bookings',
]);
/** Titles of tables in which a row 'Research and development' is not the whole of it. */
const NARROW_TITLE =
  /stock-based compensation|share-based compensation|amortization|lease|restructuring|acquisition-related|derivative|hedg|unrealized|pro forma|anti-?dilutive|deferred tax|fair value/i;
const SCALES: [RegExp, number][] = [
  [/in thousands|\(000['’]?s|\$000/i, 1e3],
  [/in lakhs?/i, 1e5],
  [/(?:dollars|amounts|\$|€|£|₹|rs\.?|inr|usd|eur)? ?in millions|\$ ?millions?\b|€ ?millions?\b|\(millions/i, 1e6],
  [/in crores?|₹ ?crores?|\bcrores?\)/i, 1e7],
  [/in billions|\$ ?billions?\b|\$B\b/i, 1e9],
];

/** What a row is of: taken from its label and what heads it. */
interface Subject {
  label: string;
  scope: string | null;
}

/** The scale that the lines above a table give; null where they give none. */
export function scaleOf(title: string[]): number | null {
  for (const text of title.toReversed()) {
    const plain = text.replace(
      /number of shares(?:(?!number of shares)[^)])*?in (?:thousands|millions)|shares in (?:thousands|millions)|shares(?:(?!shares)[^,)])*?reflected in thousands/gi,
      ' ',
    );
    const found = SCALES.map(([pattern, scale]) => ({ scale, at: plain.search(pattern) })).filter(({ at }) => at >= 0);
    const [first] = found.sort((a, b) => a.at - b.at);
    if (first) return first.scale;
  }
  return null;
}

function shareScaleOf(title: string[], scale: number): number {
  const text = title.join(' ');
  if (/shares[^,)]{0,40}in thousands/i.test(text)) return 1e3;
  return /shares[^,)]{0,40}in millions/i.test(text) ? 1e6 : scale;
}

function currencyOf(title: string[]): string {
  const text = title.join(' ');
  if (/₹|rupees|crores?|lakhs?|\binr\b/i.test(text)) return 'INR';
  if (/€|\beuros?\b|\beur\b/i.test(text)) return 'EUR';
  return /£|\bgbp\b|pounds sterling/i.test(text) ? 'GBP' : 'USD';
}

/** The figures of one row. */
export function rowFigures(row: Row, scopes: Scopes, heading: string | null, lastScale: number | null): Figure[] {
  const subject = subjectOf(row, scopes, heading);
  if (subject === null) return [];
  const isShares =
    /\bshares\b(?! repurchased)/i.test(subject.label) &&
    /used|outstanding|weighted|issued|repurchased|number of/i.test(subject.label);
  const isPerShare = !isShares && /per (?:\w+ ){0,2}share|per share/i.test(subject.label);
  const scale = scaleOf(row.title) ?? lastScale;
  const shareScale = shareScaleOf(row.title, scale ?? 1);
  const tableCurrency = currencyOf(row.title);
  const isPercentTable = /percent(?:age)? of (?:net |total )?(?:revenue|sales)/i.test(row.title.slice(-3).join(' '));
  return row.cells.flatMap(({ cell, column }): Figure[] => {
    const [number] = findNumbers(cell.text);
    if (!number || (/^[—–-]/.test(cell.text) && !/\d/.test(cell.text))) return [];
    const isNegative = /^[-–−$€£₹]*\(|^[-–−]/.test(cell.text);
    const plain = Math.abs(number.value) * (isNegative ? -1 : 1);
    const isBarePercent =
      isPercentTable &&
      number.currency === null &&
      number.kind === 'count' &&
      Math.abs(plain) <= 1_000 &&
      !/^\d{1,3}(?:,\d{3})+$/.test(cell.text);
    const kind =
      isPerShare && number.kind !== 'percent'
        ? 'per-share'
        : isBarePercent
          ? 'percent'
          : number.kind === 'count' && !isShares
            ? 'amount'
            : isShares && number.kind !== 'percent'
              ? 'count'
              : number.kind;
    const by = kind === 'amount' ? scale : kind === 'count' ? shareScale : 1;
    if (by === null) return [];
    const currency = kind === 'amount' || kind === 'per-share' ? (number.currency ?? tableCurrency) : null;
    const { scope, label } = columnSubject(subject, column, scopes);
    return [
      {
        kind,
        value: tidy(plain * (number.scale > 1 ? 1 : by)),
        unit: kind === 'percent' ? (number.unit ?? '%') : kind === 'count' ? 'share' : currency,
        currency,
        scale: by,
        label,
        scope,
        ...columnSays(column, row, kind, isPercentTable),
        isOutlook: false,
        page: row.line.page,
        from: cell.from,
        to: cell.to,
        quote: row.line.text.replace(/\s+/g, ' ').trim(),
        place: 'table',
      },
    ];
  });
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

function columnSays(
  column: Column,
  row: Row,
  kind: Figure['kind'],
  isPercentTable: boolean,
): Pick<Figure, 'period' | 'isPeriodClear' | 'role' | 'base'> {
  const own = column.period ?? row.period;
  const period = { period: own, isPeriodClear: own !== null };
  if (column.change) return { ...period, role: 'change', base: column.change.base };
  const isGrowth =
    kind === 'percent' &&
    /growth|change|increase|decrease|decline/i.test([...row.parents.slice(-1), row.label].join(' '));
  if (isGrowth) return { ...period, role: 'change', base: 'year' };
  const role: Role =
    kind === 'percent' && (column.isShare || isPercentTable || /^%|percent(?:age)? of/i.test(row.label))
      ? 'share'
      : 'level';
  return { ...period, role, base: null };
}

function columnSubject(subject: Subject, column: Column, scopes: Scopes): Subject {
  if (column.name === '' || column.isShare) return subject;
  const scope = scopes.idOf(column.name);
  if (scope) return { ...subject, scope };
  return column.change || column.period ? subject : { ...subject, label: `${subject.label}: ${column.name}` };
}

function subjectOf(row: Row, scopes: Scopes, heading: string | null): Subject | null {
  const { label, parents, title } = row;
  const plain = label.replace(/\(\d\)$/, '').trimEnd();
  if (!/\p{L}/u.test(plain)) return null;
  const own = readLabel(plain);
  const headed = [...parents.toReversed(), ...title.slice(-4).toReversed()];
  if (own.isUsual) {
    const narrow = title.slice(-2).find((text) => NARROW_TITLE.test(text) && !/statements of/i.test(text)) ?? '';
    const isAll = /^total\b/i.test(plain);
    const scope = scopeIn(plain, scopes) ?? (isAll ? null : headScope(row, scopes, heading));
    if (scope === undefined) return null;
    return { label: narrow === '' ? plain : `${narrow}: ${plain}`, scope };
  }
  const measured = headed.find((text) => SPLIT.has(splitMeasure(text)));
  const isTotal = /^(?:net |grand )?total\b|^consolidated$/i.test(plain);
  const scope = scopes.idOf(plain) ?? headScope(row, scopes, heading);
  if (scope === undefined && !isTotal) return null;
  if (!measured || /^%/.test(plain)) return { label: plain, scope: scopeIn(plain, scopes) ?? scope ?? null };
  const name = measureText(measured);
  if (isTotal && plain.split(' ').length < 3) return { label: name, scope: null };
  return { label: scopes.idOf(plain) ? name : `${name}: ${plain}`, scope: scope ?? null };
}

/** The part that a row without one in its label belongs to; undefined where that cannot be known. */
function headScope({ parents, title, label }: Row, scopes: Scopes, heading: string | null): string | null | undefined {
  const parent = (parents.findLast((one) => one !== label) ?? '').replace(/:$/, '');
  if (/^(?:consolidated|total)\b/i.test(parent)) return null;
  const own = readLabel(parent).isUsual ? null : scopes.idOf(parent);
  if (own !== null || heading === null) return own;
  // A table far below a part's heading may be about all of them.
  return title.slice(-3).some((text) => scopes.idOf(text) === heading) ? heading : undefined;
}

/** The measure of a heading; of a sentence above a table only where it says that the table splits it. */
function splitMeasure(text: string): string {
  if (text.length > 60 && !/\bby\b|classified|disaggregat|segment/i.test(text)) return '';
  if (NARROW_TITLE.test(text)) return '';
  const { measure, isUsual } = readLabel(text.replace(/ by .*| for each .*|,.*/i, ''));
  return isUsual ? measure : '';
}

/** The words of a heading that name its measure. */
function measureText(text: string): string {
  const bare = text.replace(/ by .*|,.*|:$/i, '');
  return bare.length < 40 ? bare : (MEASURES.in(stemsOf(bare))[0]?.value ?? bare);
}

function scopeIn(label: string, scopes: Scopes): string | null {
  return scopes.names.in(stemsOf(label))[0]?.value ?? null;
}
