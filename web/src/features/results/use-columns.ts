import { useState } from 'react';
import { parseJson } from '@/lib/parse-json';
import { guessColumns, type Columns, type ReportField } from './columns';
import type { Report } from './read-report';

/** The columns as they were chosen for a report with the same headings, else as the headings say. */
export function useColumns({ headers }: Report, userId: number) {
  const key = `copydesk-columns:${userId}:${headers.join('|').slice(0, 2_000)}`;
  const [columns, setColumns] = useState(() => {
    const kept = parseJson<Partial<Columns>>(localStorage.getItem(key) ?? '{}');
    const columnsThere = Object.entries(kept).filter(([, at]) => at === null || at < headers.length);
    return { ...guessColumns(headers), ...Object.fromEntries(columnsThere) };
  });
  const choose = (field: ReportField, at: number | null) => {
    const chosen = { ...columns, [field]: at };
    setColumns(chosen);
    try {
      localStorage.setItem(key, JSON.stringify(chosen));
    } catch {
      // A full storage costs the next report its memory, and nothing else.
    }
  };
  return { columns, choose };
}
