import { LIMITS } from '@copydesk/contracts';
import Papa from 'papaparse';

/** A report of a sender as it stands in its file. */
export interface Report {
  headers: string[];
  rows: { line: number; cells: string[] }[];
}

const BYTES_MAX = 2 * 1024 * 1024;

/** The rows of a .csv. @throws Error with the sentence that says why it cannot be read. */
export async function readReport(file: File): Promise<Report> {
  if (file.size > BYTES_MAX) throw new Error('This file is larger than 2 MB. Please export fewer emails at once.');
  return parseReport(await file.text());
}

export function parseReport(text: string): Report {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [headers = [], ...rows] = data;
  if (headers.length < 2) throw new Error('This is no table: choose the .csv that your sender exports.');
  if (rows.length === 0) throw new Error('This file has no rows below its headings.');
  if (rows.length > LIMITS.resultRowsMax) {
    const most = LIMITS.resultRowsMax.toLocaleString('en-US');
    throw new Error(`This file has more than ${most} rows. Please export fewer emails at once.`);
  }
  return { headers: headers.map((name) => name.trim()), rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
}
