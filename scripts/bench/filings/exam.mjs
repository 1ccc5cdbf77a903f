import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { Failure } from '../../failure.mjs';
import { root } from '../../places.mjs';

/**
 * @typedef {object} Question  A draft with one figure that is judged.
 * @property {string} document  The path of its document.
 * @property {string} text
 * @property {number} from  Where the figure stands.
 * @property {string} figure
 * @property {boolean} isTrue
 * @property {Record<string, string>} groups  What it is counted under: format, kind, filing ...
 */
/** @typedef {'green' | 'amber' | 'red'} Color */
/** @typedef {Question & { color: Color }} Answer */

/** @type {Record<string, Color>} */
const COLORS = { traced: 'green', derived: 'green', found: 'amber', unsourced: 'amber', mismatch: 'red' };

/**
 * Has `npm run trace -- --batch` judge each question. A figure that the tracer did not take for a claim is amber.
 * @param {Question[]} questions
 * @param {string} [rowLabels]  A table of `npm run ontology` to take in place of the shipped one.
 * @returns {Promise<Answer[]>}
 */
export async function examine(questions, rowLabels) {
  const ordered = questions.toSorted((a, b) => (a.document < b.document ? -1 : a.document > b.document ? 1 : 0));
  const options = rowLabels ? ['--row-labels', rowLabels] : [];
  const child = spawn(process.execPath, [join(root, 'scripts/trace.mjs'), '--batch', ...options], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(ordered.map(({ document, text }) => `${JSON.stringify({ document, draft: text })}\n`).join(''));
  /** @type {Answer[]} */
  const answers = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const question = ordered[answers.length];
    const { entries, error } = JSON.parse(line);
    if (!question || error) throw new Failure(`The tracer could not judge ${question?.document}: ${error}`);
    answers.push({ ...question, color: colorOf(entries, question) });
  }
  if (answers.length !== ordered.length) {
    throw new Failure(`The tracer answered ${answers.length} of ${ordered.length} sentences.`);
  }
  return answers;
}

/** @param {import('../../trace/library.mjs').Entry[]} entries @param {Question} question @returns {Color} */
function colorOf(entries, { from, figure }) {
  const overlapping = entries.filter(
    (entry) => entry.from < from + figure.length && from < entry.to && entry.kind !== 'name' && entry.kind !== 'date',
  );
  const colors = overlapping.map(({ status }) => COLORS[status] ?? 'amber');
  return colors.find((color) => color === 'red') ?? colors.find((color) => color === 'amber') ?? colors[0] ?? 'amber';
}
