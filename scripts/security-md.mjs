import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/** @typedef {{ numbers: string[], requirement: string, answer: string }} Row  a line of a table: what is asked, and how it is answered */

/**
 * The tables of docs/security.md: those before its first chapter, where what is open is listed, and those of the chapters.
 * @public Its test loads it by name.
 * @returns {{ listed: Row[], rows: Row[] }}
 */
export function readSecurityMd() {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const begin = text.indexOf('\n## ');
  return { listed: rowsOf(text.slice(0, begin)), rows: rowsOf(text.slice(begin)) };
}

/** The files of tests that an answer names. @param {string} answer */
function testsIn(answer) {
  return answer.split('`').filter((part) => /\.(?:spec|e2e)\.tsx?$/.test(part));
}

/** @param {string} text @returns {Row[]} */
function rowsOf(text) {
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, requirement = '']) => /^\d/.test(requirement))
    .map(([, requirement = '', answer = '']) => ({ numbers: numbersIn(requirement), requirement, answer }));
}

/** The numbers in a cell: `1.2.3`, `1.2.3 to 1.2.5`, several parted by commas. @param {string} cell */
function numbersIn(cell) {
  const words = cell.match(/\b\d{1,2}\.\d{1,2}\.\d{1,2}\b|\bto\b/g) ?? [];
  return words.flatMap((word, at) => {
    if (word === 'to') return [];
    const [chapter, section, last] = word.split('.').map(Number);
    const isEnd = words[at - 1] === 'to';
    const first = isEnd ? Number(words[at - 2]?.split('.')[2]) + 1 : Number(last);
    return Array.from({ length: Number(last) - first + 1 }, (_, n) => `${chapter}.${section}.${first + n}`);
  });
}

/** The tests that are named for each requirement for which there are any. @returns {[number: string, files: string[]][]} */
export function testsByRequirement() {
  return readSecurityMd().rows.flatMap(({ numbers, answer }) => {
    const files = testsIn(answer);
    return files.length > 0 ? numbers.map((number) => /** @type {[string, string[]]} */ ([number, files])) : [];
  });
}
