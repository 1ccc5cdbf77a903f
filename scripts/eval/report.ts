import { costOf } from '../../api/src/admin/cost-of';
import type { Broken, Outcome } from './brief';
import type { Row } from './run-briefs';

/** What is kept of a run, to be compared with the next one. */
export interface Report {
  write: string;
  check: string;
  rows: Row[];
}

/** The run as a table: a line for each brief, then the sum. */
export function tableOf({ rows }: Report, before?: Report): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) =>
    lineOf(
      row,
      width,
      before?.rows.find(({ name }) => name === row.name),
    ),
  );
  return [...lines, '', sumOf(rows)].join('\n');
}

const sentenceOf = ({ rule, said }: Broken) => `${rule}: ${said}`;
const rulesOf = (outcomes: Outcome[]) => outcomes.reduce((sum, { rules }) => sum + rules, 0);
const brokenOf = (outcomes: Outcome[]) => outcomes.reduce((sum, { broken }) => sum + broken.length, 0);
const tokensOf = (outcomes: Outcome[], side: 'inputTokens' | 'cachedTokens' | 'outputTokens') =>
  outcomes.flatMap(({ usage }) => usage).reduce((sum, used) => sum + used[side], 0);

function median(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The line of one brief, with what its answers broke below it. */
function lineOf({ name, outcomes }: Row, width: number, before?: Row): string {
  const [rules, broken] = [rulesOf(outcomes), brokenOf(outcomes)];
  const first = median(outcomes.flatMap(({ firstTokenMs }) => firstTokenMs ?? []));
  const total = median(outcomes.map(({ totalMs }) => totalMs));
  const change = before ? brokenOf(before.outcomes) - broken : 0;
  const columns = [
    broken === 0 ? 'ok    ' : 'BROKEN',
    name.padEnd(width),
    `${rules - broken}/${rules}`.padStart(6),
    change === 0 ? '' : change > 0 ? `better by ${change}` : `worse by ${-change}`,
    `first ${first ?? '-'} ms, all ${total ?? '-'} ms`,
    `${tokensOf(outcomes, 'inputTokens')} + ${tokensOf(outcomes, 'outputTokens')} tokens`,
  ];
  const said = [...new Set(outcomes.flatMap(({ broken }) => broken.map(sentenceOf)))].map((one) => `         ${one}`);
  return [columns.filter(Boolean).join('  '), ...said].join('\n');
}

function sumOf(rows: Row[]): string {
  const outcomes = rows.flatMap((row) => row.outcomes);
  const [rules, broken] = [rulesOf(outcomes), brokenOf(outcomes)];
  const share = ((100 * (rules - broken)) / Math.max(1, rules)).toFixed(1);
  return [
    `${rows.length} briefs, ${rules - broken} of ${rules} rules kept (${share} percent)`,
    `${tokensOf(outcomes, 'inputTokens')} tokens in, ${tokensOf(outcomes, 'cachedTokens')} of them cached`,
    `${tokensOf(outcomes, 'outputTokens')} out`,
    formatCost(outcomes),
  ].join(', ');
}

/** What the calls cost at list price, in US dollars. */
function formatCost(outcomes: Outcome[]): string {
  const costs = outcomes.flatMap(({ usage }) => usage).map(costOf);
  const known = costs.filter((cost) => cost !== null);
  const sum = `$${known.reduce((total, cost) => total + cost, 0).toFixed(4)}`;
  if (known.length === costs.length) return sum;
  return known.length === 0 ? 'no price is known' : `${sum} for what has a price`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The texts of this run beside those of the run before. */
export function pageOf(report: Report, before?: Report): string {
  const rows = report.rows.map((row) => {
    const old = before?.rows.find(({ name }) => name === row.name)?.outcomes[0]?.text ?? '';
    const [now] = row.outcomes;
    const broken = (now?.broken ?? []).map((one) => `<li>${escape(sentenceOf(one))}</li>`).join('');
    return `<h2>${escape(row.name)}</h2><ul>${broken}</ul><div><pre>${escape(old)}</pre><pre>${escape(now?.text ?? '')}</pre></div>`;
  });
  const style =
    'body{font:15px system-ui;margin:2rem}div{display:grid;grid-template-columns:1fr 1fr;gap:2rem}pre{white-space:pre-wrap}li{color:#b00}';
  const title = `${report.write} and ${report.check}`;
  return `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style><h1>${escape(title)}</h1><p>Left: the run before. Right: this one.</p>${rows.join('\n')}`;
}
