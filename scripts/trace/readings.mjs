import { readFile } from 'node:fs/promises';
import { Failure } from '../failure.mjs';

/**
 * What a check model read, kept in a file: a line `{ "sentence": text, "reading": {...} }` for each sentence of a draft, and
 * `{ "passage": text, "reading": {...} }` for each of a document.
 * @param {string | undefined} path
 * @param {import('./library.mjs').Library} library
 * @returns {Promise<import('./library.mjs').KeptReading[]>}
 */
export async function readingsAt(path, library) {
  /** @type {import('./library.mjs').KeptReading[]} */
  const readings = [];
  if (path === undefined) return readings;
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Failure(`There is no file of readings ${path} that can be read.`);
  });
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { words, reading } = readLine(line, library);
    if (words === '' || reading === null) {
      throw new Failure(`Line ${index + 1} of ${path} is no { "sentence" or "passage": text, "reading": {...} }.`);
    }
    readings.push({ words, reading });
  }
  return readings;
}

/** @param {string} line @param {import('./library.mjs').Library} library @returns {{ words: string, reading: object | null }} */
function readLine(line, library) {
  try {
    /** @type {{ sentence?: unknown, passage?: unknown, reading?: unknown }} */
    const { sentence, passage, reading } = JSON.parse(line);
    const words = sentence ?? passage;
    return { words: typeof words === 'string' ? words : '', reading: library.parseReading(reading) };
  } catch {
    return { words: '', reading: null };
  }
}
