import { isDay } from '@copydesk/text';
import type { FilingCover, TaggedFact, TaggedMember, TaggedPeriod } from '../document';
import { isAll, isDigit, pieces } from '../../characters';

/** Attributes as the parser gives them: names in lower case. */
export type Attributes = Record<string, string>;

interface Context {
  period: TaggedPeriod | null;
  members: TaggedMember[];
}

/** A figure that was tagged, with what its tag says, before contexts and units are known: some filings have them last. */
export interface Tag {
  attributes: Attributes;
  shown: string;
}

const MOST_FACTS = 20_000;
/** One tag in fifty that says nothing usable makes all of them doubtful. */
const BROKEN_SHARE = 0.02;
const SCALES = { least: -6, most: 15 };

const SMALL_NUMBERS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** Collects contexts, units and cover tags while a filing is read; then makes facts of its tags. */
export class TagReader {
  readonly #contexts = new Map<string, Context>();
  readonly #units = new Map<string, string>();
  readonly #cover = new Map<string, { text: string; context: string }>();

  addContext(id: string, days: { start?: string; end?: string; at?: string }, members: TaggedMember[]): void {
    this.#contexts.set(id, { period: periodOf(days), members });
  }

  /** `measures` are the numerator and, where there is one, the denominator: ['iso4217:USD', 'xbrli:shares']. */
  addUnit(id: string, measures: string[]): void {
    this.#units.set(id, measures.map(localOf).join('/'));
  }

  /** A tag of the taxonomy `dei`, which describes the filing itself. The first one counts. */
  addCover({ name, text, context }: { name: string; text: string; context: string }): void {
    if (!this.#cover.has(name)) this.#cover.set(name, { text: text.trim(), context });
  }

  /**
   * The facts of the tags in the same order; undefined for a tag that gives none, null for all where too many are broken.
   * Facts have their place in the text still to come.
   */
  factsOf(tags: Tag[]): (Omit<TaggedFact, 'from' | 'to'> | undefined)[] | null {
    const facts = tags.map((tag) => this.#factOf(tag));
    const broken = facts.filter((fact) => fact === 'broken').length;
    if (tags.length > MOST_FACTS || broken > tags.length * BROKEN_SHARE) return null;
    return facts.map((fact) => (fact === 'broken' ? undefined : fact));
  }

  cover(): FilingCover {
    const text = (name: string) => this.#cover.get(name)?.text || null;
    const year = Number(text('DocumentFiscalYearFocus'));
    // All tags of the cover are of the reported period: their texts print its last day in words.
    const [end = null] = [...this.#cover.values()].flatMap(({ context }) => {
      const period = this.#contexts.get(context)?.period;
      return period && 'end' in period ? [period.end] : [];
    });
    return {
      company: text('EntityRegistrantName'),
      ticker: text('TradingSymbol'),
      form: text('DocumentType'),
      fiscalYear: Number.isInteger(year) && year > 1900 ? year : null,
      fiscalPeriod: text('DocumentFiscalPeriodFocus'),
      periodEnd: end,
    };
  }

  #factOf({ attributes, shown }: Tag): Omit<TaggedFact, 'from' | 'to'> | undefined | 'broken' {
    if (attributes['xsi:nil'] === 'true') return undefined;
    const context = this.#contexts.get(attributes['contextref'] ?? '');
    const unit = this.#units.get(attributes['unitref'] ?? '');
    const scale = Number(attributes['scale'] ?? '0');
    const number = readShown(shown, localOf(attributes['format'] ?? ''));
    const isScale = Number.isInteger(scale) && scale >= SCALES.least && scale <= SCALES.most;
    if (!context?.period || unit === undefined || !isScale || number === null || !attributes['name']) return 'broken';
    const decimals = Number(attributes['decimals'] ?? 'INF');
    const sign = attributes['sign'] === '-' ? -1 : 1;
    return {
      concept: attributes['name'],
      // A product of decimal fractions is off by a bit: 14 digits are more than any filing prints.
      value: Number((sign * number * 10 ** scale).toPrecision(14)),
      unit,
      scale,
      decimals: Number.isInteger(decimals) ? decimals : null,
      period: context.period,
      members: context.members,
    };
  }
}

/** Without the prefix of its taxonomy. */
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const DAY_LENGTH = 'YYYY-MM-DD'.length;

function periodOf({ start, end, at }: { start?: string; end?: string; at?: string }): TaggedPeriod | null {
  const day = (text = '') => [text.trim().slice(0, DAY_LENGTH)].find(isDay);
  const [first, last, only] = [day(start), day(end), day(at)];
  if (only) return { at: only };
  return first && last && first <= last ? { start: first, end: last } : null;
}

const ZEROS = new Set(['fixed-zero', 'zerodash', 'numdash', 'nocontent']);

/** The number that a tag shows by its format, without sign and scale; null where it cannot be read. */
function readShown(shown: string, format: string): number | null {
  const text = pieces(shown).join('');
  if (ZEROS.has(format)) return 0;
  if (format.startsWith('numwords')) return readWords(shown);
  const isComma = format.replaceAll('-', '').includes('commadecimal');
  const plain = isComma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const number = plain.replaceAll("'", '');
  return isAll(number.replace('.', ''), isDigit) ? Number(number) : null;
}

function readWords(shown: string): number | null {
  const word = shown.trim().toLowerCase();
  if (word === 'no' || word === 'none') return 0;
  const number = SMALL_NUMBERS.indexOf(word);
  return number < 0 ? null : number;
}
