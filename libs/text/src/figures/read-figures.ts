import { readCalendar, type Calendar } from './calendar';
import { type Figure, type Period } from './figure';
import { findPeriods } from './find-periods';
import { findScopes } from './find-scopes';
import { findWords } from './find-words';
import { readLabel } from './label';
import { MEASURE_NAMES } from './measures';
import { Phrases } from './phrases';
import { readLines, type Line } from './read-lines';
import { headingScopes, proseFigures } from './read-prose';
import { readTables, type Row } from './read-tables';
import { type Reading } from './reading';
import { type Scopes } from './scopes';
import { sentenceSpans } from './sentence-spans';
import { rowFigures, scaleOf } from './table-figures';
import { stemsOf } from './words';

/** Labels that say too little to be looked for in copy. */
const VAGUE = new Set(
  'other total balance amount share basic diluted product service change first second third fourth quarter month year'.split(
    ' ',
  ),
);

/** A document that was read: its figures, and what is to be known to read copy about it. */
export interface ReadDocument {
  figures: Figure[];
  reading: Reading;
}

/**
 * Reads every figure of a document: its tables with their scale, periods, rows and sections, and its sentences. Pages
 * are parted by a line `Page N`, the cells of a row by a tab or by two spaces and more.
 */
export function readFigures(document: string): Figure[] {
  const { figures, reading } = readDocument(document);
  return [...figures, ...wordFigures(document, reading)].sort((a, b) => a.from - b.from);
}

/** As readFigures, without names, dates and quotations, and with what the document calls its parts. */
export function readDocument(document: string): ReadDocument {
  const calendar = readCalendar(document);
  const lines = readLines(document);
  const rows = readTables(lines, calendar);
  const scopes = findScopes(document, rows, lines);
  const reading: Reading = { calendar, scopes, ...namesIn(rows, scopes), isSource: true };
  const headings = headingScopes(lines, reading);
  const figures = [...tableFigures(rows, lines, headings, reading), ...proseFigures(lines, headings, reading)];
  return { figures: figures.sort((a, b) => a.from - b.from), reading };
}

function namesIn(rows: Row[], scopes: Scopes): Pick<Reading, 'measures' | 'qualifiers'> {
  const measures = new Phrases<string>();
  for (const { measure, stems } of MEASURE_NAMES) measures.add(stems, measure);
  const qualifiers = new Set<string>();
  for (const { label } of rows) {
    const read = readLabel(label);
    if (read.isUsual) for (const stem of read.qualifiers) qualifiers.add(stem);
    const stems = stemsOf(label).filter((stem) => stem !== 'net');
    const isTelling =
      stems.length > 1 && stems.length < 9 && !stems.every((stem) => VAGUE.has(stem) || /\d/.test(stem));
    if (!read.isUsual && isTelling && scopes.idOf(label) === null) measures.add(stems, read.measure);
  }
  return { measures, qualifiers };
}

function tableFigures(rows: Row[], lines: Line[], headings: (string | null)[], { scopes }: Reading): Figure[] {
  const headingOf = new Map(lines.map((line, index) => [line, headings[index] ?? null]));
  let lastScale: number | null = null;
  let lastPage: number | null = null;
  return rows.flatMap((row) => {
    if (row.line.page !== lastPage) lastScale = null;
    lastPage = row.line.page;
    lastScale = scaleOf(row.title) ?? lastScale;
    return rowFigures(row, scopes, headingOf.get(row.line) ?? null, lastScale);
  });
}

function wordFigures(document: string, { calendar }: Reading): Figure[] {
  const plain = {
    value: null,
    unit: null,
    currency: null,
    scale: 1,
    scope: null,
    role: 'level',
    base: null,
    isOutlook: false,
    place: 'text',
    isPeriodClear: true,
  } as const;
  return readLines(document).flatMap((line) => {
    const found = sentenceSpans(line.text).flatMap(({ from, to }) =>
      wordsAndPeriods(line.text.slice(from, to), from, calendar),
    );
    return found.map(({ kind, text, from, to, period }): Figure => ({
      ...plain,
      kind,
      label: text,
      period,
      page: line.page,
      from: line.from + from,
      to: line.from + to,
      quote: text,
    }));
  });
}

interface Found {
  kind: 'name' | 'date' | 'quotation' | 'period';
  text: string;
  from: number;
  to: number;
  period: Period | null;
}

function wordsAndPeriods(text: string, at: number, calendar: Calendar): Found[] {
  const periods = findPeriods(text, calendar)
    .filter((one) => !one.relative && one.hasYear && one.period.months !== 0)
    .map(({ from, to, period }) => ({ kind: 'period' as const, text: text.slice(from, to), from, to, period }));
  return [...findWords(text, calendar), ...periods].map((one) => ({ ...one, from: one.from + at, to: one.to + at }));
}
