import { measuresNamed } from '../lexicon/measures';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { keyOf, stemOf, wordsOf } from '../lexicon/normalise';
import { ENTRIES } from '../lexicon/words/entries';
import type { Name, Vocabulary } from './document-facts';
import type { MeasureId } from './fact';
import { hasDigit } from '../characters';

/** What the document itself calls measures and parts. A label that it uses for several things names none of them. */
export function vocabularyOf(
  measures: readonly Name<MeasureId>[],
  parts: readonly Name<string>[],
): Pick<Vocabulary, 'measures' | 'parts'> {
  return {
    measures: unambiguous(
      measures
        .flatMap(withoutNet)
        .filter(({ says, reads }) => isName(says) && !hasBasis(says) && isNameOf(says, reads)),
    ),
    parts: unambiguous(
      parts.filter(
        ({ says }) =>
          isName(says) && !WORDS.has(keyOf(says)) && measuresNamed(says).every(({ source }) => source === 'row'),
      ),
    ),
  };
}

/** The row 'Digital assets, net' is called digital assets. */
const withoutNet = (name: Name<MeasureId>): Name<MeasureId>[] =>
  name.says.endsWith(' net') && name.says.split(' ').length > 2
    ? [name, { ...name, says: name.says.slice(0, -' net'.length) }]
    : [name];

const NO_NAMES = new Set(
  'total other net basic diluted current noncurrent foreign domestic gross year balance beginning ending end of at the and period'.split(
    ' ',
  ),
);

/** What the lexicon reads as something else: a column of 'Guidance' is no part of a business. */
const WORDS = new Set(ENTRIES.flatMap(({ says }) => says.split(',').map(keyOf)));

const BASES = new Set(['gaap', 'nongaap', 'adjusted', 'organic', 'underlying']);

/** 'Non-GAAP operating margin' is no name of the margin, but of it on a basis. */
const hasBasis = (says: string): boolean => wordsOf(says).some((word) => BASES.has(word));

/** 'Total', 'Other' and what says a number or a date are no names. */
const isName = (says: string): boolean => !hasDigit(says) && wordsOf(says).some((word) => !NO_NAMES.has(stemOf(word)));

/**
 * A row is a name of a measure that people speak of, or of one whose words it says: the row 'Depreciation' among deferred
 * taxes does not make depreciation a tax.
 */
function isNameOf(says: string, reads: MeasureId): boolean {
  const known = measuresNamed(says);
  // Names that hold everywhere are in the lexicon.
  if (known.length === 1 && known[0]?.measure === reads) return false;
  if (EVERYDAY[reads]) return true;
  if (known.some(({ source }) => source === 'everyday')) return false;
  if (reads.startsWith('label:')) return true;
  const words = new Set(wordsOf(says).map(stemOf));
  const of = wordsOf(reads).map(stemOf);
  const shared = of.filter((word) => words.has(word)).length;
  return words.has(of[0] ?? '') && shared * 2 >= words.size;
}

function unambiguous(names: readonly Name<string>[]): Name<string>[] {
  const byKey = new Map<string, { name: Name<string>; reads: Set<string> }>();
  for (const name of names) {
    const entry = byKey.get(keyOf(name.says));
    if (entry) entry.reads.add(name.reads);
    else byKey.set(keyOf(name.says), { name, reads: new Set([name.reads]) });
  }
  return [...byKey.values()].filter(({ reads }) => reads.size === 1).map(({ name }) => name);
}
