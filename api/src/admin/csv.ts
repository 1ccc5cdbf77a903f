import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Response } from 'express';

/** Answers rows as a file, one page of them in memory at a time. Its columns are the fields of the first row. */
export async function answerCsv(
  response: Response,
  name: string,
  pages: AsyncIterable<object[]> | Iterable<object[]>,
): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  // Who leaves before the end is not told of it.
  await pipeline(Readable.from(lines(pages)), response).catch(() => response.destroy());
}

async function* lines(pages: AsyncIterable<object[]> | Iterable<object[]>): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const page of pages) {
    if (!columns && page[0]) {
      columns = Object.keys(page[0]);
      // The mark tells Excel that it is UTF-8.
      yield `\uFEFF${toCsvLine(columns)}`;
    }
    const fields = columns ?? [];
    yield page.map((row) => toCsvLine(fields.map((field) => (row as Record<string, unknown>)[field]))).join('');
  }
}

/** Values as one line of CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function toCsvLine(values: unknown[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
