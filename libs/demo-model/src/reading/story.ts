import { prepareEvidence, type Evidence } from '@copydesk/text';
import { readAbout, readTitle, type About } from './about';
import { countShared, upperFirst, type Material } from './material';
import { chooseQuotes, isProved } from './quotes';

/** All that may be said of a document: 'Revenue was **$18.12 billion** (page 3).' and '“Orders were a record.” (page 4)'. */
export interface Story extends About {
  figures: string[];
  quotes: string[];
}

type Fact = Evidence['facts'][number];
type Measure = [measure: string, name: string, loss?: string];

/** A longer document is read so far: its statements stand at its beginning. */
const READ = 400_000;
/** A figure as it is told: its name, its value, and its change. */
export const TOLD = /^(.+?) (?:was|were) \*\*(.+?)\*\*(?:, ((?:up|down) [\d,]+%))?/;
const SYMBOLS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹', JPY: '¥' };
/** What is told of a company, as names of measures; of some also what they are called below zero. */
const MEASURES: Measure[] = [
  ['revenue', 'revenue'],
  ['operating income', 'operating income', 'operating loss'],
  ['net income', 'net income', 'net loss'],
  ['per share', 'diluted earnings per share', 'diluted loss per share'],
  ['gross margin', 'gross margin'],
  ['operating cash flow', 'operating cash flow'],
  ['research and development', 'research and development expense'],
];

/** Reads what may be said of a document: the usual figures, those wished for first, and the sentences that tell most. */
export function readStory(document: string, { wishes, isAvoided }: Material): Story {
  const text = document.slice(0, READ);
  const title = readTitle(text);
  const evidence = prepareEvidence({ document: title ? '' : text });
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
  const names = new Map<string, string>();
  for (const { figure } of evidence.facts) {
    const name = /^\p{L}[^\d$€£₹(]{1,50}(?=\s[$€£₹(\d])/u.exec(figure.quote)?.[0].trim() ?? '';
    const scope = figure.place === 'table' ? evidence.reading.scopes.idOf(name) : null;
    if (scope !== null && !names.has(scope)) names.set(scope, name);
  }
  const revenue = (scope: string) => factOf(evidence, 'revenue', scope, 0)?.figure.value ?? 0;
  const parts = [...names].sort(([a], [b]) => revenue(b) - revenue(a)).slice(0, 4);
  const company = MEASURES.flatMap((measure) => tell(evidence, measure));
  return [...company, ...parts.flatMap((part) => tell(evidence, ['revenue', 'revenue'], part))];
}

/** What a table says of a measure in the period that is reported, or so many months before. */
function factOf({ byMeasure, main }: Evidence, measure: string, scope: string | null, ago: number): Fact | undefined {
  const [kind, qualifier] = measure === 'per share' ? ['per-share', 'diluted'] : ['amount', ''];
  return byMeasure.get(measure)?.find(({ figure, qualifiers }) => {
    const { period, place, role, isOutlook } = figure;
    const isMeant = figure.kind === kind && figure.scope === scope && qualifiers.join() === qualifier && !isOutlook;
    const isTime = main !== null && period?.months === main.months && period.end === main.end - ago;
    return isMeant && isTime && place === 'table' && role === 'level';
  });
}

/** A sentence with as much in it as can be proved: the change, the year before, or the value alone. None where none can. */
function tell(evidence: Evidence, [measure, name, loss = '']: Measure, part?: [scope: string, name: string]): string[] {
  const [now, before] = [0, 12].map((ago) => factOf(evidence, measure, part?.[0] ?? null, ago));
  const [value, prior] = [formatValue(now), formatValue(before)];
  const [x, y] = [now?.figure.value ?? 0, before?.figure.value ?? 0];
  const own = /(?<=^total |^)net sales|gross profit/i.exec(now?.figure.label ?? '')?.[0].toLowerCase() ?? name;
  if (!now || value === null || (x < 0 && loss === '')) return [];
  const label = upperFirst(`${part ? `${part[1]} ` : ''}${x < 0 ? loss : own}`);
  const percent = Math.round((x / y - 1) * 100);
  const change = `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent).toLocaleString('en-US')}%`;
  const page = now.figure.page === null ? '' : ` (page ${now.figure.page})`;
  const other = x > 0 === y > 0 ? '' : `${y < 0 ? loss : own} of `;
  const against = prior === null ? [] : [`, against ${other}${prior} a year earlier`];
  const changed = prior !== null && x > 0 && y > 0 && percent !== 0 ? [`, ${change} from ${prior} a year earlier`] : [];
  const verb = /sales|earnings/.test(label) ? 'were' : 'was';
  const ways = [...changed, ...against, ''].map((way) => `${label} ${verb} **${value}**${way}${page}.`);
  return ways.filter((sentence) => isProved(sentence, evidence)).slice(0, 1);
}

function formatValue(fact: Fact | undefined): string | null {
  const symbol = SYMBOLS[fact?.figure.currency ?? ''];
  if (!fact || symbol === undefined) return null;
  const value = Math.abs(fact.figure.value ?? 0);
  if (fact.figure.kind === 'per-share') return `${symbol}${value.toFixed(2)}`;
  const [scale, word] = value >= 1e9 ? [1e9, ' billion'] : value >= 1e6 ? [1e6, ' million'] : [1, ''];
  return `${symbol}${(value / scale).toLocaleString('en-US', { maximumFractionDigits: 2 })}${word}`;
}
