import { type Day, writtenDays } from './days';
import { NAME_THEN_END, yearOf } from './year-ends';

const NAMED = /\bfiscal(?:\s+year)?\s+((?:19|20)\d\d)\b/gi;
const END_THEN_NAME =
  /\bend(?:ed|s|ing)\b(?:\s+on)?\s+([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})[\s,(“"]{1,6}(?:or\s+|referred\s+to\s+as\s+)?[“"]?fiscal(?:\s+year)?\s+((?:19|20)\d\d)/gi;
/** A report speaks of its own year more than of all others. */
const MOST_NAMED = 0.4;

/**
 * In which calendar year, counted from its name, a fiscal year ends: 1 for a fiscal 2024 that ends in February 2025.
 * The cover counts first, then statements that define a name, then the name that the report speaks of most; null where
 * none of them settles it.
 */
export function nameShift(text: string, end: Day | null, known: number | null): number | null {
  if (known !== null && end) return yearOf(end) - known;
  const defined = leader([...definitions(text)]);
  if (defined !== null) return defined;
  if (!end) return null;
  // A year that ends in spring or later is hardly ever named by the year in which it began.
  if (Number(end.slice(5, 7)) > 2) return 0;
  const named = leader(
    [...text.matchAll(NAMED)].map(([, name]) => Number(name)),
    MOST_NAMED,
  );
  return named !== null && Math.abs(yearOf(end) - named) <= 1 ? yearOf(end) - named : null;
}

/** 'fiscal 2024 ended February 2, 2025', 'year ended February 2, 2025 ("fiscal 2024")'. */
function* definitions(text: string): Generator<number> {
  for (const { 1: name, 2: day = '' } of text.matchAll(NAME_THEN_END)) yield* shiftOf(Number(name), day);
  for (const { 1: day = '', 2: name } of text.matchAll(END_THEN_NAME)) yield* shiftOf(Number(name), day);
}

function shiftOf(name: number, written: string): number[] {
  return writtenDays(written).flatMap(({ day }) => (Math.abs(yearOf(day) - name) <= 1 ? yearOf(day) - name : []));
}

/** What most say, where more than the given share say it. */
function leader(votes: number[], share = 0.5): number | null {
  const counts = new Map<number, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] > votes.length * share ? first[0] : null;
}
