/** One line of an income statement, this period against the same one a year before. */
export interface Figure {
  /** Such as 'Revenue' or 'Diluted earnings per share'. */
  label: string;
  /** As written for people: '$18.12 billion', '$3.71'. */
  current: string;
  prior: string;
  /** Percent, rounded; null where a sign changes or the step is too large to be said in percent. */
  change: number | null;
}

const TITLE = /\bSTATEMENTS? OF (?:CONSOLIDATED )?(?:INCOME|OPERATIONS|EARNINGS)\b/i;
const PERIOD = /(?:three|twelve) months ended|(?:quarter|year)s? ended/i;
const CELL = /\(?\d[\d,]*(?:\.\d+)?\)?|—/g;
const ROWS: [RegExp, string][] = [
  [/^(?:total )?(?:net )?revenues?(?:, net)?$/i, 'Revenue'],
  [/^(?:total )?net sales$/i, 'Net sales'],
  [/^gross (?:profit|margin)$/i, 'Gross profit'],
  [/^(?:operating income|income from operations|operating profit|operating income \(loss\))$/i, 'Operating income'],
  [/^net (?:income|earnings)(?: \(loss\))?$/i, 'Net income'],
  [/^diluted(?: \(.*\))?$/i, 'Diluted earnings per share'],
];
const PARTS = /^(?:net )?(sales|revenues?):$/i;

const STATED =
  /(\p{Lu}[\p{L} ,&]{2,50}) came to (a loss of \$[\d.]+|\$[\d.,]*\d)((?: (?:billion|million|thousand))?), (?:(up|down) (\d+)% from|against) ((?:a loss of )?\$[\d.,]*\d(?: (?:billion|million|thousand))?) a year earlier/gu;

/** Reads figures that a text states in the words of our summaries: 'Revenue came to ..., up 5% from ... a year earlier'. */
export function readStatedFigures(text: string): Figure[] {
  return Array.from(
    text.replaceAll('**', '').matchAll(STATED),
    ([, label = '', value, unit, word, percent, prior = '']) => ({
      label,
      current: `${value}${unit}`,
      prior,
      change: percent === undefined ? null : Number(percent) * (word === 'down' ? -1 : 1),
    }),
  );
}

/**
 * Reads the figures of the first income statement in a text that came out of a PDF, in the order of the statement.
 * Answers none where the text has no such table.
 */
export function readIncomeStatement(text: string): Figure[] {
  const lines = text.split('\n').map((line) => line.trim());
  for (let at = lines.findIndex((line) => TITLE.test(line)); at >= 0 && at < lines.length; at += 1) {
    const figures = TITLE.test(lines[at] ?? '') ? readTable(lines.slice(at, at + 70)) : [];
    if (figures.length >= 3) return figures;
  }
  return [];
}

function readTable(lines: string[]): Figure[] {
  const head = lines.slice(0, 12).join(' ');
  const scale = /in millions/i.test(head)
    ? 1e6
    : /in thousands/i.test(head)
      ? 1e3
      : /in billions/i.test(head)
        ? 1e9
        : 1;
  const years = Array.from(head.slice(head.search(PERIOD)).matchAll(/\b20\d\d\b/g), ([year]) => Number(year));
  if (!PERIOD.test(head)) return [];
  const priorFirst = years[0] !== undefined && years[1] !== undefined && years[0] < years[1];
  const figures = new Map<string, Figure>();
  let parts: string | null = null;
  for (const line of lines) {
    const heading = PARTS.exec(line)?.[1];
    if (heading) parts = /sales/i.test(heading) ? 'net sales' : 'revenue';
    const row = readRow(line, parts);
    if (!row) continue;
    if (row.isTotal) parts = null;
    const perShare = row.label.endsWith('per share');
    const [current = 0, prior = 0] = priorFirst ? [row.cells[1], row.cells[0]] : row.cells;
    if (figures.has(row.label) || (perShare && Math.abs(current) > 1_000)) continue;
    figures.set(row.label, toFigure(row.label, current, prior, perShare ? null : scale));
  }
  return [...figures.values()];
}

function readRow(line: string, parts: string | null): { label: string; cells: number[]; isTotal: boolean } | null {
  const start = line.search(/ (?:\$ ?)?\(?(?:\d|—)/);
  if (start < 0) return null;
  const name = line.slice(0, start).trim();
  const cells = Array.from(line.slice(start).matchAll(CELL), ([cell]) => toNumber(cell));
  if (cells.length < 2) return null;
  const label = ROWS.find(([pattern]) => pattern.test(name))?.[1];
  if (label) return { label, cells, isTotal: true };
  const isPart = parts !== null && /^\p{Lu}[\p{L} ,&]{2,40}$/u.test(name) && !/cost|total|expense/i.test(name);
  return isPart ? { label: `${name} ${parts}`, cells, isTotal: false } : null;
}

function toNumber(cell: string): number {
  const value = Number(cell.replace(/[^\d.]/g, '') || 0);
  return cell.startsWith('(') ? -value : value;
}

function toFigure(label: string, current: number, prior: number, scale: number | null): Figure {
  const step = prior > 0 && current > 0 ? Math.round(((current - prior) / prior) * 100) : null;
  const say = (value: number) => (scale === null ? perShare(value) : money(value * scale));
  const change = step !== null && Math.abs(step) < 1_000 ? step : null;
  return { label, current: say(current), prior: say(prior), change };
}

function perShare(value: number): string {
  return value < 0 ? `a loss of $${Math.abs(value).toFixed(2)}` : `$${value.toFixed(2)}`;
}

/** Dollars as people say them: '$18.12 billion', '$680 million', 'a loss of $1.5 million'. */
function money(value: number): string {
  const size = Math.abs(value);
  const [unit, word] = size >= 1e9 ? [1e9, ' billion'] : size >= 1e6 ? [1e6, ' million'] : [1, ''];
  const amount = (size / unit).toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${value < 0 ? 'a loss of ' : ''}$${amount}${word}`;
}
