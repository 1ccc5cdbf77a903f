/**
 * Where the stretches of a text stand after it was changed at one place. Those that the change touches are left out:
 * they may say something else by now.
 */
export function shiftEntries<E extends { from: number; to: number }>(entries: E[], before: string, after: string): E[] {
  if (before === after) return entries;
  const start = sharedStart(before, after);
  const end = before.length - sharedEnd(before, after, start);
  const by = after.length - before.length;
  return entries.flatMap((entry) => {
    if (entry.to < start) return [entry];
    return entry.from > end ? [{ ...entry, from: entry.from + by, to: entry.to + by }] : [];
  });
}

function sharedStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;
  return length;
}

function sharedEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let length = 0;
  while (length < most && before.charCodeAt(before.length - 1 - length) === after.charCodeAt(after.length - 1 - length))
    length += 1;
  return length;
}
