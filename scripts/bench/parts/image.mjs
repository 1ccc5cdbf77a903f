import { took } from '../clock.mjs';
import { run } from '../../run.mjs';

export const title = 'Image: what is deployed';
export const about =
  'The image of `Dockerfile`, built from nothing but its base image, where a Docker engine answers. Measured once.';

const tag = 'copydesk-bench';
const base = 'node:22-bookworm-slim';

/** @returns {Promise<import('../../bench.mjs').Measured>} */
export async function alone() {
  const answers = await docker('version').catch(() => ({ code: 1 }));
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ unit,
    /** @type {number[]} */ ours,
    /** @type {number[]} */ beside,
  ) => ({
    name,
    unit,
    ours,
    beside: { 'base image': beside },
  });
  if (answers.code !== 0) {
    const rows = [row('size', 'MB', [], []), row('build', 's', [], [])];
    return { rows, more: 'No Docker engine answered: nothing was measured.' };
  }
  const time = await took(async () => {
    const { code, output } = await docker('build', '--no-cache', '--network', 'host', '-t', tag, '.');
    if (code !== 0) throw new Error(`The image does not build:\n${output}`);
  });
  const rows = [row('size', 'MB', [await size(tag)], [await size(base)]), row('build', 's', [time / 1_000], [])];
  await docker('image', 'rm', tag);
  return rows;
}

/** @param {string[]} args */
const docker = (...args) => run('docker', args, { quiet: true });

/** In MB. @param {string} image */
async function size(image) {
  const { output } = await docker('image', 'inspect', '--format', '{{.Size}}', image);
  return Number(output) / 1e6;
}
