/**
 * One measure: what Copydesk took, once for each repetition, beside what its yardsticks took.
 * @typedef {object} Row
 * @property {string} name
 * @property {string} unit
 * @property {number[]} ours
 * @property {Record<string, number[]>} [beside]  By the name of the yardstick.
 * @property {boolean} [moreIsBetter]
 * @property {Bound} [must]
 * @property {Bound} [aim]
 */

/**
 * What is asked of a row, where it may depend on a yardstick of the same run.
 * @typedef {{ text: string, of: (medians: Record<string, number>) => number }} Bound
 */

/** @param {number} value @returns {Bound} */
export const fixed = (value) => ({ text: show(value), of: () => value });

/** @param {number} factor @param {string} yardstick @returns {Bound} */
export const times = (factor, yardstick) => ({
  text: factor === 1 ? yardstick : `${factor} x ${yardstick}`,
  of: (medians) => factor * (medians[yardstick] ?? NaN),
});

/** @param {string} yardstick @param {number} more @returns {Bound} */
export const plus = (yardstick, more) => ({
  text: `${yardstick} + ${more}`,
  of: (medians) => (medians[yardstick] ?? NaN) + more,
});

/** The value below which this share of all lies, by the nearest rank. @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** Whether the median keeps the bound; a yardstick that was not measured keeps none. @param {Row} row @param {Bound} bound */
function keeps(row, bound) {
  const asked = bound.of(mediansOf(row));
  const took = median(row.ours);
  return row.moreIsBetter ? took >= asked : took <= asked;
}

/**
 * A part's table in Markdown: medians with their spread, the ratio to the last yardstick, and what is asked.
 * @param {Row[]} rows
 */
export function table(rows) {
  const yardsticks = [...new Set(rows.flatMap(({ beside = {} }) => Object.keys(beside)))];
  const asks = /** @type {const} */ (['must', 'aim']).filter((ask) => rows.some((row) => row[ask]));
  const head = ['', ...yardsticks, 'Copydesk', ...(yardsticks.length > 0 ? ['ratio'] : []), ...asks];
  const body = rows.map((row) => [
    `${row.name} (${row.unit})`,
    ...yardsticks.map((name) => withSpread(row.beside?.[name])),
    `**${withSpread(row.ours)}**`,
    ...(yardsticks.length > 0 ? [ratio(row)] : []),
    ...asks.map((ask) => verdict(row, row[ask])),
  ]);
  return markdown(head, body);
}

/** Plain figures by row and column. @param {string[]} columns @param {[name: string, ...values: number[]][]} rows */
export function grid(columns, rows) {
  return markdown(
    ['', ...columns],
    rows.map(([name, ...values]) => [name, ...values.map(show)]),
  );
}

/** @param {string[]} head @param {string[][]} body */
function markdown(head, body) {
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...body];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {Row} row @returns {Record<string, number>} */
function mediansOf({ beside = {} }) {
  return Object.fromEntries(Object.entries(beside).map(([name, values]) => [name, median(values)]));
}

/** @param {Row} row */
function ratio(row) {
  const yardstick = Object.values(mediansOf(row)).at(-1);
  return yardstick ? (median(row.ours) / yardstick).toFixed(2) : '-';
}

/** @param {Row} row @param {Bound | undefined} bound */
function verdict(row, bound) {
  if (!bound) return '-';
  const asked = show(bound.of(mediansOf(row)));
  return `${bound.text}${bound.text === asked ? '' : ` = ${asked}`}, ${keeps(row, bound) ? 'kept' : '**missed**'}`;
}

/** @param {number[] | undefined} values */
function withSpread(values) {
  if (!values?.length) return '-';
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))];
  return least === most ? least : `${show(median(values))} (${least} to ${most})`;
}

/** Three digits, or all of a whole number. @param {number} value */
function show(value) {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
