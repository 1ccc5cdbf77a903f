import { trimBy } from './trim-by';

/** How a letter ends before its name. */
const REGARDS =
  /^(?:(?:with )?(?:best|kind|kindest|warm|warmest|many) (?:regards|wishes)|regards|best|sincerely(?: yours)?|yours(?: (?:truly|sincerely|faithfully))?|cheers|warmly|cordially|respectfully|all the best|many thanks|thank you|thanks|to your (?:wealth|success|prosperity|health|future)|good (?:investing|trading)|until (?:next time|tomorrow|then)|talk soon|take care)[,!.–—-]?$/i;
/** The same with the name behind it, in one line: 'Best, Maya', 'Cheers — Maya'. */
const WITH_NAME = /^([^,—–\n]{3,30})(?:,| [—–-]) ?(\p{Lu}[^,\n]{0,40})$/u;
/** However a letter ends before its name, if its line ends with a comma: 'Stay curious,'. */
const FAREWELL = /^\p{Lu}[^.!?:,]{2,38},$/u;
/** A name with what somebody is, in one line: 'Maya Chen, Editor'. */
const TITLED = /^([^,\n]{2,40}), ([^\n]{2,50}[^\n.!?:])$/;
/** A name behind a dash: '— Maya'. */
const DASHED = /^(?:[—–]{1,2}|--) ?\p{Lu}[^.!?:]{1,40}$/u;
const NAME = /^(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,4}$/u;
/** What somebody is, below the name. */
const ROLE =
  /\b(?:editor|analyst|chief|ceo|cfo|founder|director|manager|strategist|president|publisher|partner|head|research|team|desk|adviser|advisor|economist)\b/i;
/** A call to action, which stands alone and in bold. */
const CALL = /^\*\*[^*\n]+\*\*[.!]?$/;
const LINE_MAX = 60;
const LINES_MAX = 4;
/** How many paragraphs at the end of an email may hold its sign-off. */
const TAIL = 4;

const POSTSCRIPT = /^[*_]{0,3}P\.? ?(?:P\.? ?)?S\b/i;

/** True for the beginning of a P.S. */
export function isPostscript(paragraph: string): boolean {
  return POSTSCRIPT.test(paragraph);
}

/** True where one of the last paragraphs is a sign-off with a name of its own. */
export function signsItself(paragraphs: string[]): boolean {
  const tail = paragraphs.slice(-TAIL);
  return tail.some((paragraph, at) => isSignOff(paragraph, tail[at + 1] ?? '', at > 0 ? (tail[at - 1] ?? '') : ''));
}

function isSignOff(paragraph: string, next: string, before: string): boolean {
  const lines = linesOf(paragraph);
  const regards = lines.findIndex((line) => REGARDS.test(line));
  if (regards >= 0)
    return areNames(lines.slice(regards + 1)) || (regards === lines.length - 1 && areNames(linesOf(next)));
  const [first = '', ...others] = lines;
  const below = lines.length > 1 ? others : linesOf(next);
  if (FAREWELL.test(first) && below.length <= LINES_MAX && NAME.test(below[0] ?? '') && areNames(below)) return true;
  const [, farewell = '', by = ''] = WITH_NAME.exec(first) ?? [];
  if (lines.length === 1 && REGARDS.test(farewell) && NAME.test(by)) return true;
  const [, name = '', role = ''] = TITLED.exec(first) ?? [];
  if (lines.length === 1 && NAME.test(name) && ROLE.test(role)) return true;
  if (DASHED.test(lines.at(-1) ?? '')) return true;
  if (!NAME.test(first) || next !== '' || !areNames(lines)) return false;
  if (others.length > 0) return others.some((line) => ROLE.test(line));
  // A name alone is a sign-off only right below a call to action or a P.S., and is not bold as a heading is.
  return !paragraph.includes('**') && (CALL.test(before) || isPostscript(before));
}

/** Short lines that are no sentences, the first of them in capitals. */
function areNames(lines: string[]): boolean {
  return (
    lines.length > 0 &&
    lines.length <= LINES_MAX &&
    lines.every((line) => line.length <= LINE_MAX && !/[.!?:]$/.test(line) && !/^[-•*>]/.test(line)) &&
    /^\p{Lu}/u.test(lines[0] ?? '') &&
    (lines[0] ?? '').split(/\s+/).length <= 6
  );
}

const linesOf = (paragraph: string) =>
  paragraph
    .split('\n')
    .map((line) => trimBy(line, /[*_\s]/))
    .filter(Boolean);

const REQUEST =
  /\bsign(?: (?:it|this|the email|this email|off))* (?:as|from|by) ["“'‘]?(?:the name )?(\p{L}[^\n"“”.,;:!?]{0,58})/iu;
const REQUESTS = [
  /\b(?:[Hh]ave|[Ll]et) ["“'‘]?(\p{Lu}[^\n"“”.,;:!?]{0,40}?)["”'’]? sign\b/u,
  /\b(?:let|have|make|want) (?:it|this|the email) (?:to )?(?:be )?signed by ["“'‘]?(\p{L}[^\n"“”.,;:!?]{0,58})/iu,
  /\bsignature (?:to|into|should (?:be|read|say)|must (?:be|read|say)) ["“'‘]?(\p{L}[^\n"“”.,;:!?]{0,58})/iu,
  /\buse ["“'‘]?(\p{Lu}[^\n"“”.,;:!?]{0,40}?)["”'’]? as (?:the |its |a )?(?:signature|signer|sender)\b/iu,
];
/** What ends a name in a sentence that goes on. */
const GOES_ON = /\s(?:instead|and|but|not|please|at the|in place|rather)\b/i;
const NO_NAME = /^(?:usual|before|always|ever|me|us|i|is|we|it|a|an|you|the (?:brand|company|house|sender))\b/i;

/** The name by which a request wants an email signed ('sign it as Maya'); null where it asks for none. */
export function signerIn(request: string): string | null {
  const found = [REQUEST, ...REQUESTS].map((pattern) => pattern.exec(request)?.[1]).find(Boolean);
  const [said = ''] = (found ?? '').split(GOES_ON);
  const name = trimBy(said, /['’\s]/);
  return name === '' || NO_NAME.test(name) ? null : name.charAt(0).toUpperCase() + name.slice(1);
}
