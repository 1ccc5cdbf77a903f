import { prepareSources, type Evidence } from '@copydesk/figures';
import { readAbout, readTitle, type About } from './about';
import { countShared, upperFirst, type Material } from './material';
import { chooseQuotes, isProved } from './quotes';

/** All that may be said of a document: 'Revenue was **$18.12 billion** (page 3).' and '“Orders were a record.” (page 4)'. */
export interface Story extends About {
  figures: string[];
  quotes: string[];
}

type Facts = Evidence['document']['facts'];
type Fact = Facts['facts'][number];
type Measure = [measure: string, name: string, loss?: string];

/** A longer document is read so far: its statements stand at its beginning. */
const READ = 400_000;
/** A figure as it is told: its name, its value, and its change. */
export const TOLD = /^(.+?) (?:was|were) \*\*(.+?)\*\*(?:, ((?:up|down) [\d,]+%))?/;
const SYMBOLS = ['$', '€', '£', '₹', '¥'];
const MONTH_MS = 30.4 * 86_400_000;
/** What is told of a company, as names of measures; of some also what they are called below zero. */
const MEASURES: Measure[] = [
  ['revenue', 'revenue'],
  ['operating income', 'operating income', 'operating loss'],
  ['net income', 'net income', 'net loss'],
  ['diluted eps', 'diluted earnings per share', 'diluted loss per share'],
  ['gross profit', 'gross profit'],
  ['operating cash flow', 'operating cash flow'],
  ['research and development expense', 'research and development expense'],
];

/** Reads what may be said of a document: the usual figures, those wished for first, and the sentences that tell most. */
export function readStory(document: string, { wishes, isAvoided }: Material): Story {
  const text = document.slice(0, READ);
  const title = readTitle(text);
  const evidence = prepareSources({ document: title ? '' : text });
  const lines = title ? Array.from(text.matchAll(/^- (.+)$/gm), ([, line = '']) => line) : figuresOf(evidence);
  const wish = (line: string) => Math.sign(countShared(line, wishes));
  const told = lines.filter((line) => TOLD.test(line) && !isAvoided(line));
  const wished = told.slice(1).sort((a, b) => wish(b) - wish(a));
  const figures = [...told.slice(0, 1), ...wished].slice(0, 8);
  const quotes = title
    ? lines.filter((line) => !TOLD.test(line))
    : chooseQuotes(text, evidence, wishes, figures.join(' '));
  return { ...(title ?? readAbout(text, evidence)), figures, quotes: quotes.filter((one) => !isAvoided(one)) };
}

function figuresOf(evidence: Evidence): string[] {
  const { facts } = evidence.document;
  const names = new Map<string, string>();
  for (const { label, readings } of facts.facts)
    for (const { part, spoken } of readings)
      if (part.is !== null && spoken === undefined && !names.has(part.is)) names.set(part.is, label);
  const revenue = (part: string) => factOf(facts, 'revenue', part, 0)?.value ?? 0;
  const parts = [...names].sort(([a], [b]) => revenue(b) - revenue(a)).slice(0, 4);
  const company = MEASURES.flatMap((measure) => tell(evidence, measure));
  return [...company, ...parts.flatMap((part) => tell(evidence, ['revenue', 'revenue'], part))];
}

/** What a table says of a measure in the period that is reported, or so many months before. */
function factOf({ byMeasure, calendar }: Facts, measure: string, part: string | null, ago: number): Fact | undefined {
  const { end, months } = calendar;
  if (end === null || months === null) return undefined;
  const isMeant = (time: { start: string; end: string }) =>
    Math.round((Date.parse(end) - Date.parse(time.end)) / MONTH_MS) === ago &&
    Math.round((Date.parse(time.end) - Date.parse(time.start)) / MONTH_MS) === months;
  return byMeasure.get(measure)?.find(({ fact, reading }) => {
    const isLevel = reading.spoken === undefined && reading.level.is.kind === 'level' && fact.unit !== 'percent';
    const time = reading.period?.is;
    return isLevel && reading.part.is === part && time !== undefined && 'start' in time && isMeant(time);
  })?.fact;
}

/** A sentence with as much in it as can be proved: the change, the year before, or the value alone. None where none can. */
function tell(evidence: Evidence, [measure, name, loss = '']: Measure, part?: [scope: string, name: string]): string[] {
  const { facts, text } = evidence.document;
  const [now, before] = [0, 12].map((ago) => factOf(facts, measure, part?.[0] ?? null, ago));
  const symbol = SYMBOLS.toSorted((a, b) => text.text.split(b).length - text.text.split(a).length)[0] ?? '';
  if (!now || (now.value < 0 && loss === '')) return [];
  const [value, prior] = [formatValue(now, symbol), before ? formatValue(before, symbol) : null];
  const [x, y] = [now.value, before?.value ?? 0];
  const own = /(?<=^total |^)net sales|gross margin/i.exec(now.label)?.[0].toLowerCase() ?? name;
  const label = upperFirst(`${part ? `${part[1]} ` : ''}${x < 0 ? loss : own}`);
  const percent = Math.round((x / y - 1) * 100);
  const change = `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent).toLocaleString('en-US')}%`;
  const page = now.page === null ? '' : ` (page ${now.page})`;
  const other = x > 0 === y > 0 ? '' : `${y < 0 ? loss : own} of `;
  const against = prior === null ? [] : [`, against ${other}${prior} a year earlier`];
  const changed = prior !== null && x > 0 && y > 0 && percent !== 0 ? [`, ${change} from ${prior} a year earlier`] : [];
  const verb = /sales|earnings/.test(label) ? 'were' : 'was';
  const ways = [...changed, ...against, ''].map((way) => `${label} ${verb} **${value}**${way}${page}.`);
  return ways.filter((sentence) => isProved(sentence, evidence)).slice(0, 1);
}

function formatValue({ value, unit }: Fact, symbol: string): string {
  const size = Math.abs(value);
  if (unit === 'per share') return `${symbol}${size.toFixed(2)}`;
  const [scale, word] = size >= 1e9 ? [1e9, ' billion'] : size >= 1e6 ? [1e6, ' million'] : [1, ''];
  return `${symbol}${(size / scale).toLocaleString('en-US', { maximumFractionDigits: 2 })}${word}`;
}
