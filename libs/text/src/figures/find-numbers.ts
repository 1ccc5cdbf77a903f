import { readNumber } from './read-number';
import { readWordNumber, WORD_NUMBER } from './word-numbers';

type NumberKind = 'amount' | 'percent' | 'per-share' | 'multiple' | 'count';

/** A number with its unit, as it stands in a text. */
export interface FoundNumber {
  kind: NumberKind;
  from: number;
  to: number;
  /** In whole units, as printed: negative only by a minus sign or brackets. */
  value: number;
  /** How far the true value may be off by the rounding that is shown. */
  half: number;
  currency: string | null;
  unit: string | null;
  scale: number;
  /** True where it is the first or second end of a range. */
  isRange: boolean;
}

const CURRENCIES: Record<string, string> = {
  $: 'USD', us$: 'USD', usd: 'USD', dollar: 'USD', dollars: 'USD', 'u.s.$': 'USD',
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR',
  '£': 'GBP', gbp: 'GBP', pound: 'GBP', pounds: 'GBP',
  '¥': 'JPY', jpy: 'JPY', yen: 'JPY', rmb: 'CNY', cny: 'CNY', yuan: 'CNY',
  '₹': 'INR', inr: 'INR', rs: 'INR', 'rs.': 'INR', rupees: 'INR',
  chf: 'CHF', c$: 'CAD', cad: 'CAD', a$: 'AUD', aud: 'AUD', hk$: 'HKD', nt$: 'TWD', 's$': 'SGD', r$: 'BRL',
}; // oxfmt-ignore
const SCALES: Record<string, number> = {
  hundred: 1e2, thousand: 1e3, k: 1e3, lakh: 1e5, lakhs: 1e5, lac: 1e5, million: 1e6, millions: 1e6, mn: 1e6, mm: 1e6, m: 1e6, mio: 1e6,
  crore: 1e7, crores: 1e7, billion: 1e9, billions: 1e9, bn: 1e9, b: 1e9, mrd: 1e9, trillion: 1e12, tn: 1e12, t: 1e12,
}; // oxfmt-ignore

const CURRENCY = String.raw`(?<currency>(?:US|U\.S\.|C|A|HK|NT|S|R)?\$|[€£¥₹]|(?<![a-z])(?:USD|EUR|GBP|CHF|INR|JPY|CNY|RMB|CAD|AUD|Rs\.?))`;
const DIGITS = String.raw`\d{1,3}(?:[\u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d{1,4})?|\d[\d.,]{0,24}\d|\d|\.\d{1,4}`;
const SCALE = String.raw`(?:[ -]?(?<scale>hundred|thousand|millions?|billions?|trillion|lakhs?|crores?|lac|mio|mrd|mn|mm|bn|tn)(?![a-z])|(?<short>[mbkt])(?![a-z]))`;
const UNIT = String.raw`(?:[ -]?(?<unit>%|(?:percentage[ -])?points?(?![a-z])|percent(?:age points?)?(?![a-z])|per ?cent(?![a-z])|p?pts?(?![a-z])|basis[ -]points?|bps?(?![a-z])|cents?(?![a-z])|¢|x(?![a-z])|times(?![a-z])|-?fold(?![a-z])|dollars?(?![a-z])|euros?(?![a-z])|pounds?(?![a-z])|rupees|yen(?![a-z])))`;
const SHARE = String.raw`(?<share>(?: (?:of|in) [a-z]{1,12})? ?(?:per|a|an|each|\/)[ -]?(?:(?:diluted|basic|common|ordinary) ){0,2}(?:share|ADS)(?![a-z]))`;

const NUMBER = new RegExp(
  String.raw`(?<open>\()?(?<sign>[-–−+](?=[$€£¥₹\d]))?(?:${CURRENCY} ?)?(?<open2>\((?=[$\d]))?(?<minus>[-–−](?=\d))?(?<digits>${DIGITS})(?<close>\))?${SCALE}?${UNIT}?${SHARE}?`,
  'giu',
);
const WORDS = new RegExp(
  String.raw`(?<![a-z\d-])(?<digits>${WORD_NUMBER})(?:[ -](?<scale>thousand|million|billion|trillion)(?![a-z]))?${UNIT}?${SHARE}?`,
  'giu',
);
/** Without one of these a number in words is not taken. */
const SPOKEN = /hundred|thousand|million|billion|trillion|percent|per cent|point|cent|dollar|euro|times|fold/i;
const MULTIPLES =
  /(?<![a-z])(doubl|tripl|quadrupl|halv)(?:ed|es|ing|e)(?![a-z])|(?<![a-z])(two|three|four|five|ten)fold(?![a-z])/giu;
const TIMES: Record<string, number> = {
  doubl: 2,
  tripl: 3,
  quadrupl: 4,
  halv: 0.5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};

/** Every number of a text with its unit, in order. Years, dates and numbered names ('H100', 'Note 3') are left out. */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  if (/\d/.test(text)) {
    for (const match of text.matchAll(NUMBER)) {
      const number = readMatch(match, text);
      if (number) found.push(number);
    }
  }
  if (SPOKEN.test(text)) {
    for (const match of text.matchAll(WORDS)) {
      const number = readWords(match);
      if (number && !found.some((other) => overlaps(other, number))) found.push(number);
    }
  }
  for (const match of text.matchAll(MULTIPLES)) {
    const value = TIMES[(match[1] ?? match[2] ?? '').toLowerCase()] ?? 1;
    const to = match.index + match[0].length;
    found.push({
      kind: 'multiple',
      from: match.index,
      to,
      value,
      half: 0,
      currency: null,
      unit: 'x',
      scale: 1,
      isRange: false,
    });
  }
  found.sort((a, b) => a.from - b.from);
  shareUnits(found, text);
  return found.filter((number) => !(number.kind === 'count' && isNoFigure(number, text)));
}

function overlaps(a: FoundNumber, b: FoundNumber): boolean {
  return a.from < b.to && b.from < a.to;
}

function readMatch(match: RegExpExecArray, text: string): FoundNumber | null {
  const groups = match.groups ?? {};
  let to = match.index + match[0].length;
  let digits = groups.digits ?? '';
  // A full stop or comma at the end is the sentence's: the pattern takes it only before a further digit.
  const printed = readNumber(digits);
  if (!printed) return null;
  const isBracketed = Boolean((groups.open ?? groups.open2) && groups.close);
  let from = match.index;
  if (groups.open && !groups.close) from += 1;
  if (groups.close && !groups.open && !groups.open2) {
    to = from + match[0].indexOf(')');
    digits = '';
  }
  const before = text.charAt(from - 1);
  if (/[\p{L}\d_]/u.test(before) && !groups.currency) return null;
  const rest = digits === '' ? {} : groups;
  return build({
    value: printed.value,
    half: printed.half,
    from,
    to,
    isNegative: isBracketed || /[-–−]/.test(groups.minus ?? '') || isMinus(groups.sign, before),
    currency: groups.currency?.toLowerCase(),
    scale: (rest.scale ?? rest.short)?.toLowerCase(),
    unit: rest.unit?.toLowerCase(),
    share: rest.share,
  });
}

/** A dash between two figures is a range, not a sign. */
function isMinus(sign: string | undefined, before: string): boolean {
  return sign !== undefined && sign !== '+' && !/[\d%)]/.test(before);
}

function readWords(match: RegExpExecArray): FoundNumber | null {
  const { digits = '', scale, unit, share } = match.groups ?? {};
  const printed = readWordNumber(digits);
  if (!printed || (!scale && !unit)) return null;
  if (unit && /^(?:x|points?)$/i.test(unit)) return null;
  const from = match.index;
  return build({ ...printed, from, to: from + match[0].length, isNegative: false, scale: scale?.toLowerCase(), unit: unit?.toLowerCase(), share }); // oxfmt-ignore
}

interface Parts {
  value: number;
  half: number;
  from: number;
  to: number;
  isNegative: boolean;
  currency?: string | undefined;
  scale?: string | undefined;
  unit?: string | undefined;
  share?: string | undefined;
}

function build({ value, half, from, to, isNegative, currency, scale, unit, share }: Parts): FoundNumber {
  const by = scale === undefined ? 1 : (SCALES[scale] ?? 1);
  const signed = isNegative ? -value : value;
  // One literal: this is run for each figure of a document, and objects that are spread cost several times as much.
  const number = (
    kind: NumberKind,
    currency: string | null,
    unit: string | null,
    value = signed * by,
    halfOfIt = half * by,
  ): FoundNumber => ({ kind, from, to, value, half: halfOfIt, currency, unit, scale: by, isRange: false });
  const ofMoney = share ? 'per-share' : 'amount';
  if (unit && /basis|^bp/.test(unit)) return number('percent', null, 'points', signed / 100, half / 100);
  if (unit && /point|^p?pts?$/.test(unit)) return number('percent', null, 'points');
  if (unit && /%|cent$|^percent/.test(unit) && unit !== 'cent') return number('percent', null, '%');
  if (unit && /^(?:cents?|¢)$/.test(unit)) return number(ofMoney, 'USD', 'USD', signed / 100, half / 100);
  if (unit && /^x$|times|fold/.test(unit)) return number('multiple', null, 'x');
  const money = CURRENCIES[currency ?? ''] ?? CURRENCIES[unit ?? ''] ?? null;
  return money ? number(ofMoney, money, money) : number(share ? 'per-share' : 'count', null, null);
}

const YEAR = /^(?:19|20)\d\d$/;
const RANGE = /^ ?(?:[-–—]|to|and|or) ?$/;

/** In '$14.3 to $14.75 billion' and '19 to 22 percent' the first end has the unit and scale of the second. */
function shareUnits(found: FoundNumber[], text: string): void {
  found.forEach((number, index) => {
    const next = found[index + 1];
    if (!next) return;
    const between = text.slice(number.to, next.from);
    if (!RANGE.test(between)) return;
    // 'In Q2 2025 and $7.2 billion': a year has no part in money that is written with a sign.
    const isYear = YEAR.test(text.slice(number.from, number.to)) && !/\d/.test(text.charAt(next.from));
    const isBare = number.kind === 'count' && number.scale === 1 && !isYear;
    if (/^ ?(?:[-–—]|to) ?$/.test(between) && (isBare || number.kind === next.kind))
      number.isRange = next.isRange = true;
    if (isBare && next.kind !== 'count' && next.kind !== 'multiple') {
      number.kind = next.kind;
      number.currency = next.currency;
      number.unit = next.unit;
      if (number.unit === 'points' || next.scale === 1) return;
    }
    const lacksScale = number.scale === 1 && next.scale > 1 && number.kind === next.kind;
    if (!lacksScale || number.value >= 1_000 || !number.isRange) return;
    number.value *= next.scale;
    number.half *= next.scale;
    number.scale = next.scale;
  });
}

const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?`;
const BEFORE_NO_FIGURE = new RegExp(
  String.raw`(?:\b(?:${MONTH}|Q|FY|Note|Notes|Item|Page|Slide|Form|Part|Section|Rule|Step|Exhibit|Chapter|Topic|No\.?|Tier|Windows|Series|version|Act of|Suite|Room|Box|fiscal|year|since|until|by|in) ?'?|#|\bfiscal year )$`,
  'i',
);
const AFTER_NO_FIGURE =
  /^(?:-?(?:K|Q)\b|(?:st|nd|rd|th)\b|:\d|[-/]\d|-(?:inch|bit|core|nm|year|month|week|day|hour|minute)|\.\d|[A-Za-z]|\s?(?:a\.m|p\.m|am\b|pm\b|GHz|nm\b))/;

/** Years, days of a month, notes and items, ordinals, product numbers. */
function isNoFigure({ from, to, value, scale }: FoundNumber, text: string): boolean {
  if (scale > 1) return false;
  const before = text.slice(Math.max(0, from - 24), from);
  const after = text.slice(to, to + 12);
  const digits = text.slice(from, to);
  if (YEAR.test(digits)) return true;
  if (AFTER_NO_FIGURE.test(after)) return true;
  if (/(?:^|\n)[^\S\n]*$/.test(before) && /^[.)]\s/.test(after)) return true;
  if (value >= 1_000 && /\b(?:by|in|since|until)\s$/i.test(before)) return false;
  return BEFORE_NO_FIGURE.test(before) || /[A-Za-z]-$/.test(before);
}
