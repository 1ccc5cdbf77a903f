import { measuresNamed, type NamedMeasure } from '../lexicon/measures';
import type { MeasureKind } from '../lexicon/measures/measure';

/** Rows whose names are put together from the same few words, in more ways than a list has room for. */
interface Composed {
  /** What it is called in the lexicon; a loss is another name. */
  name: (words: readonly string[]) => string;
  begins: ReadonlySet<string>;
  /** Of each of these sets a word is among the others. */
  needs: readonly ReadonlySet<string>[];
  may: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const OWNERS = 'common stockholders shareholders shareowners shareholder stockholder members partners owners';

const STOCK = 'share shares stock common ordinary treasury';
const BUYING =
  'repurchase repurchases repurchased buyback buybacks purchase purchases purchased payment payments acquisition';

const COMPOSED: readonly Composed[] = [
  {
    name: ([first]) => (first === 'loss' ? 'pretax loss' : 'pretax income'),
    begins: setOf('income earnings profit loss'),
    needs: [setOf('before'), setOf('tax taxes taxation')],
    may: setOf(
      'before from continuing operations provision provisions for benefit of income tax taxes taxation on expense expenses and',
    ),
  },
  {
    name: () => 'total liabilities and equity',
    begins: setOf('liabilities'),
    needs: [setOf('equity deficit investment capital')],
    may: setOf(
      `and ${OWNERS} redeemable convertible preferred stock noncontrolling interest interests mezzanine temporary equity deficit investment capital`,
    ),
  },
  {
    name: (words) => (words.includes('deficit') ? "stockholders' deficit" : "stockholders' equity"),
    begins: setOf(OWNERS),
    needs: [setOf('equity deficit')],
    may: setOf(`${OWNERS} equity deficit`),
  },
  {
    name: () => 'share repurchases',
    begins: setOf(`${BUYING} ${STOCK}`),
    needs: [setOf('repurchase repurchases repurchased buyback buybacks treasury'), setOf(BUYING)],
    may: setOf(`${BUYING} ${STOCK} of for to acquire under program programs and other`),
  },
  {
    name: () => 'dividends per share',
    begins: setOf('cash dividend dividends'),
    needs: [setOf('dividend dividends'), setOf('per'), setOf('share')],
    may: setOf('dividend dividends per share common ordinary cash declared paid and of stock'),
  },
];

/** The measures that the name of a row says by the words that it is made of. */
export function composedName(name: string, kinds: readonly MeasureKind[]): readonly NamedMeasure[] {
  const words = name.split(' ').filter((word) => word !== 'total' && word !== 'consolidated');
  const composed = COMPOSED.find(
    ({ begins, needs, may }) =>
      begins.has(words[0] ?? '') &&
      needs.every((some) => words.some((word) => some.has(word))) &&
      words.slice(1).every((word) => may.has(word)),
  );
  const said = composed ? composed.name(words) : perShareName(words, kinds);
  return said === null ? [] : measuresNamed(said).filter(({ kind }) => kinds.includes(kind));
}

/** Words that rows of earnings per share and of their shares are made of, in any order. */
const PER_SHARE = setOf(
  'net income earnings loss per share shares common stock weighted average number of outstanding used in to for the compute computing computation calculation assuming dilution attributable and basic diluted',
);

function perShareName(words: readonly string[], kinds: readonly MeasureKind[]): string | null {
  const isBasic = words.includes('basic');
  if (isBasic === words.includes('diluted') || words.some((word) => !PER_SHARE.has(word))) return null;
  return `${isBasic ? 'basic' : 'diluted'} ${kinds[0] === 'per share' ? 'eps' : 'shares'}`;
}
