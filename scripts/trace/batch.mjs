import { createInterface } from 'node:readline';
import { resolve } from 'node:path';

/** Documents that stay prepared: a batch in the order of its documents prepares each once. */
const KEPT_DOCUMENTS = 4;

/** @typedef {import('./tracer.mjs').Tracer} Tracer */

/**
 * Answers each line `{ "document": path, "draft": text }` with a line `{ "entries": [...] }`, or with `{ "error": sentence }`
 * where it cannot be traced. Returns how many could not.
 * @param {NodeJS.ReadableStream} input
 * @param {Tracer} tracer
 * @param {(line: string) => Promise<void>} write
 */
export async function traceBatch(input, tracer, write) {
  const preparedFor = preparer(tracer);
  let failed = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    let answer;
    try {
      const { document, draft } = readLine(line);
      answer = { entries: tracer.trace(draft, await preparedFor(document)) };
    } catch (error) {
      failed += 1;
      answer = { error: error instanceof Error ? error.message : String(error) };
    }
    await write(JSON.stringify(answer));
  }
  return failed;
}

/** @param {string} line @returns {{ document: string, draft: string }} */
function readLine(line) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error('This line is not JSON. Each line is { "document": path, "draft": text }.');
  }
  const { document, draft } = /** @type {{ document?: unknown, draft?: unknown }} */ (value ?? {});
  if (typeof document !== 'string' || typeof draft !== 'string') {
    throw new Error('This line needs "document" (a path) and "draft" (a text).');
  }
  return { document, draft };
}

/**
 * Reads and prepares each document once while it is used.
 * @param {Tracer} tracer
 * @returns {(path: string) => Promise<object>}
 */
function preparer(tracer) {
  /** @type {Map<string, Promise<object>>} */
  const prepared = new Map();
  return (path) => {
    const key = resolve(path);
    const known = prepared.get(key);
    if (known) return known;
    const [oldest] = prepared.keys();
    if (prepared.size >= KEPT_DOCUMENTS && oldest !== undefined) prepared.delete(oldest);
    const reading = tracer.prepare(key);
    prepared.set(key, reading);
    return reading;
  };
}
