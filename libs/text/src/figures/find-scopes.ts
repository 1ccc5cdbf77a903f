import { readLabel } from './label';
import { type Line } from './read-lines';
import { type Row } from './read-tables';
import { Scopes } from './scopes';
import { stemsOf } from './words';

const PARTS = new Set(['revenue', 'operating income', 'gross margin', 'bookings']);
const NAMED = /([A-Z][\p{L}&,’' ]{2,50}?) \(["“]?([A-Z][A-Za-z&+]{1,6})["”]?\)/gu;
const COMPANY =
  /([A-Z][\w.,&’' -]{2,60}?)(?:,? (?:Inc|INC|Corp(?:oration)?|CORP(?:ORATION)?|Company|COMPANY|plc|PLC|Ltd|Limited|LIMITED|N\.V|S\.A|AG|SE|LLC)\b)|to the (\w[\w&]{0,40}(?: [A-Z][\w&]{0,40})?) (?:First|Second|Third|Fourth|first|second|third|fourth) [Qq]uarter|([A-Z][\w.,&’' -]{2,60})\n\s{0,40}\(Exact name/u;

/** To whom something belongs is no part of the company. */
const OWNER = /\b(?:attributable|non-?controlling|parent|(?:share|stock)(?:holders|owners)|owners|minority)\b/i;

/** The parts of a company, from its tables by segment, region and product, with the short names that the text gives them. */
export function findScopes(document: string, rows: Row[], lines: Line[]): Scopes {
  const scopes = new Scopes();
  const named = COMPANY.exec(document.slice(0, 6_000));
  for (const stem of stemsOf(named?.slice(1).find((one) => one) ?? '')) scopes.company.add(stem);
  for (const name of partsIn(rows)) scopes.add(name);
  for (const match of document.matchAll(NAMED)) {
    const name = (match[1] ?? '').replace(/^(?:The|Our|In|For|And|Of|With) /, '');
    const known = scopes.idOf(name);
    if (known !== null && match[2]) scopes.add(match[2], known);
  }
  // 'CCG <tab> Client Computing Group operating segment': a list of short names.
  for (const { cells } of lines) {
    const [short, long] = cells;
    if (cells.length !== 2 || !short || !long || !/^[A-Z][A-Za-z&+]{1,6}$/.test(short.text)) continue;
    if (!/segment|division|business/i.test(long.text)) continue;
    const name = long.text.replace(/ (?:operating |reportable )?(?:segment|division|business).*/i, '');
    scopes.add(name);
    scopes.add(short.text, name);
  }
  return scopes;
}

function partsIn(rows: Row[]): Set<string> {
  const parts = new Set<string>();
  rows.forEach((row, index) => {
    const { label, parents, title } = row;
    const own = readLabel(label);
    const parent = parents.at(-1) ?? '';
    const parentLabel = readLabel(parent);
    const isNamed =
      /\p{L}{2}/u.test(label) &&
      !OWNER.test(label) &&
      label.length < 50 &&
      !/^total|^other\b|^all other|^less|^gaap|^%|\d/i.test(label);
    if (!own.isUsual && isNamed && row.cells.length > 0) {
      const heads = [...parents, ...title.slice(-4)];
      if (heads.some((text) => isSplit(text))) parts.add(label);
    }
    // 'Americas:' above 'Net sales'.
    if (own.isUsual && PARTS.has(own.measure) && own.qualifiers.length === 0 && parent !== '' && !parentLabel.isUsual) {
      const again = rows
        .slice(index + 1, index + 40)
        .some((other) => other.label === label && other.parents.at(-1) !== parent && other.line.page === row.line.page);
      const before = rows
        .slice(Math.max(0, index - 40), index)
        .some((other) => other.label === label && other.parents.at(-1) !== parent && other.line.page === row.line.page);
      if ((again || before) && parent.length < 50) parts.add(parent.replace(/:$/, ''));
    }
  });
  return parts;
}

/** True for a heading below which a measure is split into parts. */
function isSplit(text: string): boolean {
  if (text.length > 60 && !/\bby\b|classified|disaggregat|segment/i.test(text)) return false;
  const { measure, isUsual, qualifiers } = readLabel(text.replace(/ by .*| for each .*|,.*/i, ''));
  return isUsual && PARTS.has(measure) && qualifiers.length < 3;
}
