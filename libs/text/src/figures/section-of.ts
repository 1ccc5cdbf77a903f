import { isPageMarker } from '../page-markers';

/** How far above a figure its heading may stand, in lines. */
const FAR = 60;
const LONGEST = 80;
/** What stands on more pages is a running head. */
const OFTEN = 4;

/** The heading under which a place of a document stands, on its page; null where none is told from the text around it. */
export function sectionOf(text: string, place: number): string | null {
  let end = text.lastIndexOf('\n', place - 1);
  for (let lines = 0; lines < FAR && end >= 0; lines += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end).trim();
    if (isPageMarker(line)) return null;
    if (isHeading(line) && isAlone(text, start) && !isRunning(text, line)) return quiet(line.replace(/\s+/g, ' '));
    end = start - 1;
  }
  return null;
}

/** 'STATEMENTS OF INCOME' as 'Statements of Income'. */
function quiet(heading: string): string {
  if (heading !== heading.toUpperCase() || !heading.includes(' ')) return heading;
  return heading
    .toLowerCase()
    .replace(/\p{L}[\p{L}’']*/gu, (word) =>
      /^(?:of|and|the|in|on|for|to|by|at|or|a)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** A few words that begin with capitals and are no sentence, no row of a table and no head of its columns. */
function isHeading(line: string): boolean {
  if (line.length < 4 || line.length > LONGEST || /[\t.;:,$%]$|[\t$%]|\d{3}/.test(line)) return false;
  if (
    /^(?:table of contents|unaudited|\(|in (?:millions|thousands)|(?:three|six|nine|twelve) (?:months|weeks)|(?:quarter|year)s? ended)/i.test(
      line,
    )
  )
    return false;
  if (/(?:&|\b(?:at|of|and|in|as|to|for|the|from|by|on|or|with))$/i.test(line)) return false;
  const words = line.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[\p{Lu}\d(“"]/u.test(word));
}

function isRunning(text: string, line: string): boolean {
  let at = -1;
  for (let times = 0; times <= OFTEN; times += 1) {
    at = text.indexOf(`\n${line}\n`, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** True where nothing but white space, or the end of a sentence or table, stands on the line above. */
function isAlone(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, text.lastIndexOf('\n', start - 2)), start).trim();
  return above === '' || isPageMarker(above) || /[.\d)%]$/.test(above) || above === above.toUpperCase();
}
