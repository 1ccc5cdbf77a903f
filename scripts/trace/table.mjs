/** @typedef {import('./tracer.mjs').Line} LedgerEntry */

/** A ledger for people to read: a line for each claim, below it the reason. @param {LedgerEntry[]} entries */
export function table(entries) {
  if (entries.length === 0) return 'The draft has no figures, names, dates, quotations or links to trace.';
  const width = Math.min(40, Math.max(...entries.map(({ quote }) => quote.length)));
  const lines = entries.flatMap((entry) => {
    const reason = reasonFor(entry);
    const line = `${entry.status.padEnd(9)}  ${entry.quote.padEnd(width)}  ${entry.kind}`;
    return reason === '' ? [line] : [line, `           ${reason}`];
  });
  const sums = ['traced', 'derived', 'found', 'mismatch', 'unsourced'].flatMap((status) => {
    const count = entries.filter((entry) => entry.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return [...lines, '', sums.join(', ')].join('\n');
}

/** @param {LedgerEntry} entry */
function reasonFor({ source, formula, reason, near }) {
  if (reason) return reason;
  if (near) return /[.:]$/.test(near.why) ? near.why : `${near.why}: ${near.says} (${placeOf(near.source)})`;
  const proof = source ? `${placeOf(source)}: ${source.quote.replace(/\s+/g, ' ').slice(0, 120)}` : '';
  return [formula, proof].filter(Boolean).join('; ');
}

/** @param {import('./library.mjs').Source} source */
function placeOf({ page, section }) {
  return [page === null ? '' : `p. ${page}`, section ?? ''].filter(Boolean).join(', ') || 'no page';
}
