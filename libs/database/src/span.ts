/** A time from a millisecond since 1970 up to another; empty where they are the same. */
export type Span = readonly [from: number, to: number];

export const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;

/** The part of a span that is made of whole steps. */
export function wholeSteps([from, to]: Span, stepMs: number): Span {
  const [first, last] = [Math.ceil(from / stepMs) * stepMs, Math.floor(to / stepMs) * stepMs];
  return first < last ? [first, last] : [from, from];
}

/** What is left of a span where another is taken out of it. */
export function without([from, to]: Span, [first, last]: Span): Span[] {
  const [end, start] = [Math.min(to, first), Math.max(from, last)];
  const left: Span[] =
    end >= start
      ? [[from, to]]
      : [
          [from, end],
          [start, to],
        ];
  return left.flatMap(unlessEmpty);
}

/** What is before and after a span that lies in another; either may be empty. */
export function around([from, to]: Span, [first, last]: Span): Span[] {
  return [
    [from, first],
    [last, to],
  ];
}

/** The span, where there is any time in it. */
export function unlessEmpty(span: Span): Span[] {
  return span[0] < span[1] ? [span] : [];
}

/** The Mondays (`2026-03-02`, UTC) of the last weeks, the one of the week of `now` last. */
export function mondays(now: Date, weeks: number): string[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, at) =>
    new Date(monday - (weeks - 1 - at) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The Monday of a time, as SQL. */
export function mondayOf(column: string): string {
  return `to_char(date_trunc('week', ${column} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
}

/** A time as SQL has it. */
export function sqlTime(time: number): string {
  if (!Number.isFinite(time)) return time > 0 ? `timestamptz 'infinity'` : `timestamptz '-infinity'`;
  return `timestamptz '${new Date(time).toISOString()}'`;
}

/** That a column lies in a span, as SQL. */
export function within(column: string, [from, to]: Span): string {
  return `${column} >= ${sqlTime(from)} AND ${column} < ${sqlTime(to)}`;
}
