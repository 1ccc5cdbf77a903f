import { MONTH_NAME, quarterEnd, type Calendar } from './calendar';
import { type Base, type Period } from './figure';
import { findPeriods } from './find-periods';
import { type Line } from './read-lines';

/** What the heading of a column says of the figures below it. */
export interface Column {
  text: string;
  period: Period | null;
  /** The column tells how much the ones before it changed. */
  change: { base: Base } | null;
  /** The column tells a part of a whole: '% of revenue'. */
  isShare: boolean;
  /** What it says beside all that: 'Compute & Networking'. */
  name: string;
}

const SPANNING = /months|weeks|quarter|ended|half|as of|at\b/i;
const CHANGE =
  /change|growth|increase|decrease|variance|\b(?:yoy|qoq)\b|year[- ]over[- ]year|quarter[- ]over[- ]quarter|vs\.?/i;

/** The columns of a table, from the lines above its first row. Column n stands at index n. */
export function readHeads(lines: Line[], count: number, calendar: Calendar): Column[] {
  const texts = Array.from({ length: count + 1 }, () => '');
  const prefix = lines
    .map((line) => line.cells.find((cell) => cell.column === 0)?.text ?? '')
    .filter((text) => /(?:ended|months|weeks)\b/i.test(text));
  const years = yearColumns(lines);
  // 'Three Months Ended', then the day, then the year, in whatever order the lines came.
  for (const line of lines.toSorted((a, b) => order(a) - order(b))) {
    spread(line, count, years).forEach((text, column) => (texts[column] = `${texts[column] ?? ''} ${text}`.trim()));
  }
  const columns = texts.map((text, column) =>
    column === 0 ? emptyColumn('') : readHead(`${prefix.join(' ')} ${text}`.trim(), calendar),
  );
  columns.forEach((column, index) => {
    if (column.isShare && !column.period && !column.change) column.period = columns[index - 1]?.period ?? null;
    if (!column.change || column.period) return;
    // A change belongs to the latest of the periods on its left.
    const left: Period[] = [];
    for (let other = index - 1; other > 0; other -= 1) {
      const { period, change } = columns[other] ?? emptyColumn('');
      if (period && !change) left.push(period);
      else if (left.length > 0) break;
    }
    column.period = left.sort((a, b) => b.end - a.end)[0] ?? null;
  });
  return columns;
}

/** The columns over which a line gives years alone. */
function yearColumns(lines: Line[]): number[] {
  const line = lines.find(
    ({ cells }) => cells.filter(({ column, text }) => column > 0 && /^(?:19|20)\d\d$/.test(text)).length > 1,
  );
  return (
    line?.cells.filter(({ column, text }) => column > 0 && /^(?:19|20)\d\d$/.test(text)).map(({ column }) => column) ??
    []
  );
}

function order({ cells }: Line): number {
  const heads = cells.filter((cell) => cell.column > 0).map((cell) => cell.text);
  if (heads.some((text) => /months|weeks|quarter|half/i.test(text))) return 0;
  return heads.some((text) => /^(?:19|20)\d\d$/.test(text)) ? 2 : 1;
}

const DAY = new RegExp(String.raw`^${MONTH_NAME}\.?(?: \d{1,2},?)?$`, 'i');

function emptyColumn(text: string): Column {
  return { text, period: null, change: null, isShare: false, name: '' };
}

/** A heading over several columns is said of each of them. */
function spread(line: Line, count: number, years: number[]): string[] {
  const heads = line.cells.filter((cell) => cell.column > 0);
  const texts = Array.from({ length: count + 1 }, () => '');
  const spans = heads.filter((cell) => SPANNING.test(cell.text) || DAY.test(cell.text));
  const each = years.length / spans.length;
  if (spans.length > 0 && each > 1 && Number.isInteger(each)) {
    years.forEach((column, index) => (texts[column] = spans[Math.floor(index / each)]?.text ?? ''));
    for (const cell of heads) if (!spans.includes(cell) && !texts[cell.column]) texts[cell.column] = cell.text;
    return texts;
  }
  const step = count / heads.length;
  const isPacked = heads.every((cell, index) => cell.column === index + 1);
  const isEven = Number.isInteger(step) && step > 1 && heads.length > 0;
  if (isPacked && isEven && spans.length === heads.length) {
    heads.forEach((cell, index) => texts.fill(cell.text, index * step + 1, (index + 1) * step + 1));
    return texts;
  }
  const isEvenly =
    isEven && heads.every((cell, index) => cell.column > index * step && cell.column <= (index + 1) * step);
  heads.forEach((cell, index) => {
    const until = heads[index + 1]?.column ?? count + 1;
    if (isEvenly && SPANNING.test(cell.text)) texts.fill(cell.text, index * step + 1, (index + 1) * step + 1);
    else if (SPANNING.test(cell.text)) texts.fill(cell.text, cell.column, until);
    else if (isEvenly && /\d,?$/.test(cell.text) && !/^20\d\d$/.test(cell.text) && count === heads.length * 2)
      texts.fill(cell.text, index * step + 1, (index + 1) * step + 1);
    else if (cell.column <= count) texts[cell.column] = cell.text;
  });
  return texts;
}

function readHead(text: string, calendar: Calendar): Column {
  const isChange = CHANGE.test(text);
  const found = findPeriods(text, calendar).filter((one) => !one.relative);
  const period =
    found.length === 1 || (found.length > 1 && found.every((one) => one.period.end === found[0]?.period.end))
      ? found[0]?.period
      : null;
  const months = found.find((one) => (one.period.months ?? 0) > 0)?.period;
  const base: Base = /quarter[- ]over[- ]quarter|qoq|sequential/i.test(text) ? 'quarter' : 'year';
  return {
    text,
    period: isChange ? null : (months ?? period ?? yearOnly(text, calendar)),
    change: isChange ? { base } : null,
    isShare: /%[^a-z]{0,3}of|percent(?:age)? of/i.test(text) || (/revenue|sales/i.test(text) && /%/.test(text)),
    name: nameIn(text),
  };
}

/** '2023' alone over a column is the year. */
function yearOnly(text: string, calendar: Calendar): Period | null {
  const match = /^(?:fiscal |FY ?)?(20\d\d)$/i.exec(text.trim());
  return match ? { months: 12, end: quarterEnd(calendar, Number(match[1]), 4) } : null;
}

function nameIn(text: string): string {
  const bare = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(
      /(?:three|six|nine|twelve|thirteen|twenty-six|thirty-nine) (?:months|weeks)|ended|quarter|fiscal|year|as of|at|total|amount|consolidated|reported|actual|unaudited/gi,
      ' ',
    )
    .replace(
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|[\d,.$%()/–—-]|\bQ\d\b/gi,
      ' ',
    );
  return bare.replace(/\s+/g, ' ').trim();
}
