import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/** @typedef {{ numbers: string[], requirement: string, answer: string }} Row  a line of a table: what is asked, and how it is answered */

/**
 * The tables of docs/security.md: those before its first chapter, where what is open is listed, and those of the chapters.
 * @returns {{ listed: Row[], rows: Row[] }}
 */
export function readSecurityMd() {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const begin = text.indexOf('\n## ');
  return { listed: rowsOf(text.slice(0, begin)), rows: rowsOf(text.slice(begin)) };
}

/** The files of tests that an answer names. @param {string} answer */
function testsIn(answer) {
  return [...answer.matchAll(/`([^`]+\.(?:spec|e2e)\.tsx?)`/g)].map(([, file = '']) => file);
}

/** @param {string} text @returns {Row[]} */
function rowsOf(text) {
  return [...text.matchAll(/^\| (\d.*?) +\| (.*?) +\|$/gm)].map(([, requirement = '', answer = '']) => ({
    numbers: numbersIn(requirement),
    requirement,
    answer,
  }));
}

/** The numbers that a cell begins with: `1.2.3`, `1.2.3 to 1.2.5`, several parted by commas. @param {string} cell */
function numbersIn(cell) {
  return [...cell.matchAll(/(\d+\.\d+\.)(\d+)(?: to \1(\d+))?/g)].flatMap(([, section = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${section}${Number(from) + n}`),
  );
}

/** The tests that are named for each requirement for which there are any. @returns {[number: string, files: string[]][]} */
export function testsByRequirement() {
  return readSecurityMd().rows.flatMap(({ numbers, answer }) => {
    const files = testsIn(answer);
    return files.length > 0 ? numbers.map((number) => /** @type {[string, string[]]} */ ([number, files])) : [];
  });
}
