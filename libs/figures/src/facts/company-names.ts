import type { DocumentContent } from '../document/document';
import { stemOf } from '../lexicon/normalise';
import { firstWord } from './first-word';
import { printedTicker } from './printed-ticker';
import { isAll, isLetter, pieces } from '../characters';

/**
 * How a company may be called: its name, without its legal form and what kind of company it is, and its ticker. `said` is how
 * the document names it where it has no cover page.
 */
export function companyNames({ filing, blocks, text }: DocumentContent, said: readonly string[]): string[] {
  const registrant = registrants(blocks, text);
  const own = [filing?.cover.company ? [filing.cover.company] : [], registrant, said, headed(text)];
  const names = own.find((some) => some.length > 0) ?? [];
  const ticker = filing?.cover.ticker ?? printedTicker(text);
  const all = names.flatMap((name) => [
    name,
    shortOf(name),
    withoutArticle(shortOf(name)),
    ...plainNames(shortOf(name)),
    ...initialsOf(shortOf(name)),
    ...firstWord(shortOf(name), text),
  ]);
  return [...new Set(ticker ? [...all, ticker] : all)].filter(Boolean);
}

/** 'The Northwind', 'northwind.com' */
function withoutArticle(name: string): string {
  const lower = name.toLowerCase();
  if (lower.startsWith('the ')) return name.slice('the '.length);
  return lower.endsWith('.com') ? name.slice(0, -'.com'.length) : name;
}

/** 'Johnson & Johnson' is J&J, too. */
function initialsOf(name: string): string[] {
  const words = name.split(' & ');
  const areNames = words.every((word) => word.length > 1 && isAll(word, (one) => isLetter(one) || "’'".includes(one)));
  return areNames && words.length === 2 ? [words.map((word) => word.charAt(0)).join('&')] : [];
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
  const file = lines.findIndex((line) => line.toLowerCase().startsWith('commission file n'));
  const name = at > 0 ? lines[at - 1] : file >= 0 ? lines.slice(file + 1).find(isNameOfCompany) : '';
  return name && name.length < LONGEST ? [name] : [];
}

const LONGEST = 80;

/** A cover that explains none of its lines has the name behind the number of the file. */
function isNameOfCompany(line: string): boolean {
  const last = pieces(line.replaceAll(',', ' ')).at(-1) ?? '';
  return line.length < LONGEST && FORMS.has(last.toLowerCase().replaceAll('.', ''));
}

/** A company's full name that has one of the first lines to itself. */
function headed(text: string): string[] {
  const lines = text
    .slice(0, BEGINNING)
    .split('\n')
    .map((line) => line.trim());
  const name = lines.find(
    (line) => line.length < LONGEST_NAME && line !== shortOf(line) && line.split(' ').every(isOfName),
  );
  return name ? [name] : [];
}

const BEGINNING = 600;
const LONGEST_NAME = 60;
const isOfName = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase() || word === '&';

/** 'AMAZON.COM, INC.' -> Amazon.com is found whatever its case. */
export function shortOf(name: string): string {
  const words = pieces(name.replaceAll(',', ' '));
  while (words.length > 1 && FORMS.has((words.at(-1) ?? '').toLowerCase().replaceAll('.', ''))) words.pop();
  return words.join(' ');
}

/** What kind of company it is, which people leave out of its name. */
const KINDS = new Set(
  (
    'bancorp bancshare bank financial insurance energy oil gas petroleum resource store brand restaurant ' +
    'airline airway air system software technology semiconductor pharmaceutical pharma therapeutic ' +
    'bioscience bio biotech medical health healthcare realty property reit trust hotel network communication ' +
    'industry international global material chemical foods food motor automotive entertainment media lab ' +
    'laboratory service solution partner capital microsystem device logistic'
  ).split(' '),
);

/** 'Lumen Pharmaceuticals' is Lumen, too. */
function plainNames(name: string): string[] {
  const words = name.split(' ').filter((word) => word !== '');
  while (words.length > 1 && KINDS.has(stemOf((words.at(-1) ?? '').toLowerCase()))) words.pop();
  const plain = words.join(' ');
  return plain.length < SHORTEST || plain === name ? [] : [plain];
}

const SHORTEST = 4;
