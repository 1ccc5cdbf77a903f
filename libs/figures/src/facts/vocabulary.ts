import type { DocumentContent } from '../document/document';
import { measuresNamed } from '../lexicon/measures';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { keyOf, stemOf, wordsOf } from '../lexicon/normalise';
import { namesAtBeginning, plainNames } from './company-name';
import type { Name, Vocabulary } from './document-facts';
import type { MeasureId } from './fact';

/** How a company may be called: its name, without its legal form, and its ticker. */
function companyNames({ filing, blocks, text }: DocumentContent): string[] {
  const registrant = registrants(blocks, text);
  const names = filing?.cover.company
    ? [filing.cover.company]
    : registrant.length > 0
      ? registrant
      : namesAtBeginning(text);
  const ticker = filing?.cover.ticker;
  const all = names.flatMap((name) => [
    name,
    shortOf(name),
    shortOf(name).replace(/^the (?=\S)|\.com$/i, ''),
    ...plainNames(shortOf(name)),
  ]);
  return [...new Set(ticker ? [...all, ticker] : all)].filter(Boolean);
}

const FORMS = new Set(
  'inc incorporated corp corporation co company companies ltd limited plc llc lp sa nv ag se group holdings holding the and'.split(
    ' ',
  ),
);
/** How many lines of a cover are looked at for the name. */
const COVER_LINES = 60;

/** The name stands right above the line that says so. */
function registrants(blocks: DocumentContent['blocks'], text: string): string[] {
  const lines = blocks
    .slice(0, COVER_LINES)
    .flatMap(({ from, to }) => text.slice(from, to).split('\n'))
    .map((line) => line.trim());
  const at = lines.findIndex((line) => line.toLowerCase().includes('exact name of registrant'));
  const name = lines[at - 1] ?? '';
  return at > 0 && name.length < 80 ? [name] : [];
}

/** 'AMAZON.COM, INC.' -> Amazon.com is found whatever its case. */
function shortOf(name: string): string {
  const words = name.replace(/,/g, ' ').split(/\s+/);
  while (words.length > 1 && FORMS.has((words.at(-1) ?? '').toLowerCase().replaceAll('.', ''))) words.pop();
  return words.join(' ');
}

/** What the document itself calls measures and parts. A label that it uses for several things names none of them. */
export function vocabularyOf(
  content: DocumentContent,
  measures: readonly Name<MeasureId>[],
  parts: readonly Name<string>[],
): Vocabulary {
  return {
    company: companyNames(content),
    measures: unambiguous(
      measures.flatMap(withoutNet).filter(({ says, reads }) => isName(says) && isNameOf(says, reads)),
    ),
    parts: unambiguous(
      parts.filter(({ says }) => isName(says) && measuresNamed(says).every(({ source }) => source === 'row')),
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

const DIGIT = /\d/;

/** 'Total', 'Other' and what says a number or a date are no names. */
const isName = (says: string): boolean =>
  !DIGIT.test(says) && wordsOf(says).some((word) => !NO_NAMES.has(stemOf(word)));

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
