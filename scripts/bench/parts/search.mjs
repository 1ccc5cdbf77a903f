import { repeat, took } from '../clock.mjs';
import { signUp } from '../reader.mjs';
import { fixed, quantile } from '../table.mjs';
import { fillLibrary, searches } from './library-seed.mjs';

export const title = 'Search: everything found again';
export const about =
  'GET /api/search over HTTP for a user with many saved emails, drafts, campaigns of six parts and conversations with the coach, ' +
  'as many of each, beside one with 100 of each. Each figure is the time that 95 of 100 calls keep, one after the other.';

const few = 100;
const calls = 40;
const parts = ['email1', 'email2', 'email3', 'email4', 'email5', 'orderForm'];

const wanted = { 'the newest': '', ...searches, 'a common word and a rare one': 'market zebrafish' };

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../../bench.mjs').Measured>} */
export async function run({ copydesk, repetitions, emails }) {
  const small = await signUp(copydesk.url, 'search-small');
  const large = await signUp(copydesk.url, 'search-large');
  try {
    await fillLibrary(copydesk.database, 'search-small', few, parts);
    await fillLibrary(copydesk.database, 'search-large', emails, parts);
    const rows = [];
    for (const [name, q] of Object.entries(wanted)) {
      const path = `/api/search?q=${encodeURIComponent(q)}`;
      const timeOf = async (/** @type {typeof small} */ reader) =>
        quantile(await repeat(calls, () => took(() => reader.call(path))), 0.95);
      /** @type {{ small: number[], large: number[] }} */
      const figures = { small: [], large: [] };
      for (let n = 0; n < repetitions; n++) {
        figures.small.push(await timeOf(small));
        figures.large.push(await timeOf(large));
      }
      rows.push({
        name,
        unit: 'ms',
        ours: figures.large,
        beside: { [`${few} of each`]: figures.small },
        must: fixed(100),
      });
    }
    return { rows, more: `With ${emails.toLocaleString('en-US')} of each.` };
  } finally {
    small.close();
    large.close();
  }
}
