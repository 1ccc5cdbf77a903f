import { type Figure } from './figure';
import { type Line } from './read-lines';
import { isTableLine } from './read-tables';
import { type Reading } from './reading';
import { sentenceSpans } from './sentence-spans';
import { readStatements, type Statement } from './statement';

const LONG_CELL = 80;
const NO_HEADING = /[.,;]$|^[^A-Z]/;
/** Headings that go on speaking of the part above them. */
const GENERIC =
  /summary$|^(?:revenue|net sales|operating (?:income|profit)|results)|vs\.|^\(?in (?:millions|billions)|\$B\b/i;

/** The part of the company that a page speaks of at a line, by the headings above it. */
export function headingScopes(lines: Line[], reading: Reading): (string | null)[] {
  let scope: string | null = null;
  return lines.map((line, index) => {
    if (!isHeading(line, lines[index - 1], lines[index + 1])) return scope;
    const text = line.text.trim();
    const own = reading.scopes.idOf(text);
    if (own !== null) scope = own;
    else if (!GENERIC.test(text) || /consolidated|segment|company/i.test(text)) scope = null;
    return scope;
  });
}

function isHeading(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  if (line.cells.length !== 1 || line.text.trim().length > 70 || NO_HEADING.test(line.text.trim())) return false;
  const isFirst = above === undefined || above.cells.length === 0 || above.page !== line.page;
  return (
    isFirst &&
    below !== undefined &&
    (below.cells.length === 0 || (below.cells[0]?.text.length ?? 0) > 60 || above?.page !== line.page)
  );
}

/** The figures that a document's sentences give. */
export function proseFigures(lines: Line[], headings: (string | null)[], reading: Reading): Figure[] {
  const figures: Figure[] = [];
  paragraphsOf(lines).forEach(([first, end]) => {
    const line = lines[first];
    if (!line) return;
    const text = lines
      .slice(first, end)
      .map((one) => one.text.replaceAll('\t', ' '))
      .join(' ');
    for (const { from, to } of sentenceSpans(text)) {
      const sentence = text.slice(from, to);
      const statements = readStatements(sentence, reading);
      if (statements.length === 0) continue;
      const place = { page: line.page, from: line.from + from, quote: sentence.replace(/\s+/g, ' ') };
      for (const statement of statements) {
        if (statement.number.kind === 'count' && statement.label === '' && statement.number.scale === 1) continue;
        figures.push(toFigure(statement, place, headings[first] ?? null));
      }
    }
  });
  return figures;
}

function paragraphsOf(lines: Line[]): [first: number, end: number][] {
  const paragraphs: [number, number][] = [];
  let first = -1;
  lines.forEach((line, index) => {
    const isText =
      line.cells.length > 0 && (!isTableLine(line) || line.cells.some((cell) => cell.text.length > LONG_CELL));
    const isBreak =
      !isText || line.page !== lines[index - 1]?.page || isLabel(lines[index - 1]) || /^[•▪]/.test(line.text);
    if (isBreak && first >= 0) {
      paragraphs.push([first, index]);
      first = -1;
    }
    if (isText && first < 0) first = index;
  });
  if (first >= 0) paragraphs.push([first, lines.length]);
  return paragraphs;
}

/** A short line without an end is a heading, or a paragraph of its own. */
function isLabel(line: Line | undefined): boolean {
  return line !== undefined && line.text.trim().length < 60;
}

function toFigure(
  statement: Statement,
  place: { page: number | null; from: number; quote: string },
  heading: string | null,
): Figure {
  const { number, value, period, role, base, isOutlook } = statement;
  return {
    kind: number.kind,
    value,
    unit: number.unit,
    currency: number.currency,
    scale: number.scale,
    label: [...statement.mods, statement.label].join(' '),
    period: typeof period === 'string' ? null : period,
    isPeriodClear: typeof period !== 'string',
    scope: statement.scope ?? (statement.isWhole ? null : heading),
    role,
    base,
    isOutlook,
    page: place.page,
    from: place.from + number.from,
    to: place.from + number.to,
    quote: place.quote,
    place: 'text',
  };
}
