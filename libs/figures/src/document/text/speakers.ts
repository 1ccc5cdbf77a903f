import type { TextLine } from './text-line';
import { isLetter, isUpper, Scanner } from '../../characters';

/** Who begins to speak in a line; `isAlone` where the line says nothing else. */
export interface Turn {
  speaker: string;
  isAlone: boolean;
}

const LONGEST = 160;
const ROLES = [
  'Operator',
  'Moderator',
  'Unidentified Analyst',
  'Unidentified Participant',
  'Unidentified Speaker',
  'Unidentified Company Representative',
];
const LEADERS = new Set(['Operator', 'Moderator']);
/** Words of names that are written small: 'Jan van der Berg'. */
const PARTICLES = ['da', 'de', 'di', 'del', 'la', 'van', 'von', 'der', 'den', 'bin'];
const MOST_WORDS = 5;
const LONGEST_WORD = 31;
/** What parts a name from a title, with blanks around it or without. */
const DASHES = ['--', '–', '—', ' -- ', ' – ', ' — ', ' --', ' –', ' —', '-- ', '– ', '— ', ' - ', ', '].toSorted(
  (a, b) => b.length - a.length,
);
const TITLE = { most: 111, mostBefore: 81 };

/** The name or the role that a line begins with; where there is none, nothing. */
function nameAt(scanner: Scanner): string {
  const role = scanner.first(ROLES);
  if (role !== '') return role;
  const words: string[] = [];
  while (words.length < MOST_WORDS) {
    const { at } = scanner;
    const word = (words.length === 0 || scanner.one(' ') !== '') && nameWordAt(scanner, words.length > 0);
    if (!word) {
      scanner.at = at;
      break;
    }
    words.push(word);
  }
  return words.length > 1 ? words.join(' ') : '';
}

function nameWordAt(scanner: Scanner, mayBeSmall: boolean): string {
  const from = scanner.at;
  const isPart = (one: string, at: number) =>
    isLetter(one) || ".'’".includes(one) || (one === '-' && scanner.text.charAt(at + 1) !== '-');
  let end = from;
  while (end < scanner.text.length && end - from < LONGEST_WORD && isPart(scanner.text.charAt(end), end)) end += 1;
  const word = scanner.text.slice(from, end);
  if (!isUpper(word.charAt(0)) && !(mayBeSmall && PARTICLES.includes(word))) return '';
  scanner.at = end;
  return word;
}

/** 'Operator', 'Jane Doe', 'Jane Doe -- Chief Financial Officer', 'Jane Doe, Chief Financial Officer'. */
function aloneIn(text: string): { name: string; title?: string } | null {
  const scanner = new Scanner(text.endsWith(':') ? text.slice(0, -1) : text);
  const name = nameAt(scanner);
  if (name === '' || scanner.isAtEnd) return name === '' ? null : { name };
  const title = scanner.first(DASHES) === '' ? '' : scanner.text.slice(scanner.at);
  return isTitle(title, ':;!?', TITLE.most) && !title.endsWith('.') ? { name, title } : null;
}

const isTitle = (text: string, marks: string, most: number): boolean =>
  isUpper(text.charAt(0)) && text.length > 1 && text.length <= most && [...text].every((one) => !marks.includes(one));

/** The same before what is said: 'Jane Doe (CFO): We grew.', 'Jane Doe -- Chief Financial Officer: We grew.' */
function before(text: string): { name: string; title?: string } | null {
  const end = text.indexOf(': ');
  const scanner = new Scanner(text.slice(0, Math.max(end, 0)));
  const name = end < 0 ? '' : nameAt(scanner);
  if (name === '' || scanner.isAtEnd) return name === '' ? null : { name };
  const rest = scanner.text.slice(scanner.at);
  const role = rest.trimStart();
  if (role.startsWith('(') && role.endsWith(')')) return { name, title: role.slice(1, -1) };
  const title = scanner.first(DASHES) === '' ? '' : scanner.text.slice(scanner.at);
  return isTitle(title, '.:;!?', TITLE.mostBefore) ? { name, title } : null;
}

/**
 * The lines of a call's transcript at which somebody begins to speak. `isCall` is known of captions; else a text is a call
 * where an operator speaks, or names with titles stand above what they say.
 */
export function turnsOf(lines: TextLine[], isCall: boolean): Map<TextLine, Turn> {
  const found = lines.flatMap((line, index) => {
    const turn = turnAt(line, lines[index + 1]);
    return turn ? { line, ...turn } : [];
  });
  const isSaid =
    found.some(({ name }) => LEADERS.has(name)) ||
    found.filter(({ title, isAlone }) => title !== undefined && isAlone).length > 1;
  if (!isCall && !isSaid) return new Map();
  const titles = titlesIn(lines);
  return new Map(
    found.map(({ line, name, title = titles.get(name), isAlone }) => [
      line,
      { speaker: title === undefined ? name : `${name}, ${title}`, isAlone },
    ]),
  );
}

interface FoundTurn {
  name: string;
  title: string | undefined;
  isAlone: boolean;
}

function turnAt({ text, isApart }: TextLine, next: TextLine | undefined): FoundTurn | null {
  const said = before(text.slice(0, LONGEST));
  if (said) return { name: said.name, title: said.title, isAlone: false };
  const alone = isApart && next && text.length <= LONGEST ? aloneIn(text) : null;
  if (!alone) return null;
  const { name, title } = alone;
  // A heading is followed by an empty line; so is a name in some transcripts, where it has a title or a role.
  const isNamed = !next?.isApart || title !== undefined || !name.includes(' ');
  return isNamed ? { name, title, isAlone: true } : null;
}

/** Who is who, where a line says it: each turn names a speaker, and a list at the end their titles. */
function titlesIn(lines: TextLine[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { text } of lines) {
    const { name, title } = (text.length <= LONGEST && aloneIn(text)) || {};
    if (name !== undefined && title !== undefined && !titles.has(name)) titles.set(name, title);
  }
  return titles;
}
