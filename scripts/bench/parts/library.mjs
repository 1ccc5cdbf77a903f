import { repeat, took } from '../clock.mjs';
import { signUp } from '../reader.mjs';
import { median } from '../table.mjs';
import { fillLibrary, libraryCalls } from './library-seed.mjs';

export const title = 'Library: many emails beside few';
export const about =
  'Each call for a user with many emails of 5,000 characters, and as many drafts, conversations and campaigns, beside one with 100. `--emails 100000` ' +
  'measures with as many as that; to write them takes some minutes.';

const few = 100;
const calls = 5;

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../../bench.mjs').Measured>} */
export async function run({ copydesk, repetitions, emails }) {
  const small = await signUp(copydesk.url, 'library-small');
  const large = await signUp(copydesk.url, 'library-large');
  try {
    await fillLibrary(copydesk.database, 'library-small', few);
    await fillLibrary(copydesk.database, 'library-large', emails);
    const rows = [];
    for (const { label, path } of libraryCalls()) {
      /** @type {{ small: number[], large: number[] }} */
      const figures = { small: [], large: [] };
      for (let n = 0; n < repetitions; n++) {
        figures.small.push(median(await repeat(calls, () => took(() => small.call(path)))));
        figures.large.push(median(await repeat(calls, () => took(() => large.call(path)))));
      }
      const yardstick = `${few} emails`;
      rows.push({ name: label, unit: 'ms', ours: figures.large, beside: { [yardstick]: figures.small } });
    }
    return { rows, more: `With ${emails.toLocaleString('en-US')} emails.` };
  } finally {
    small.close();
    large.close();
  }
}
