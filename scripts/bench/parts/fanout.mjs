import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Reader } from '../reader.mjs';
import { channel } from '../yardsticks/lean.mjs';

export const title = 'Fan-out: one moment, told to 500 sockets';
export const about =
  '20 readers with 25 sockets each save an email in the same moment: from then until the last socket has heard of its own. ' +
  'The lean pipeline tells 20 rooms of 25 sockets what comes from Redis, and saves nothing.';

const people = 20;
const socketsEach = 25;
const lean = 'lean';

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  const { copydesk, repetitions } = setting;
  const readers = await setting.readers(copydesk, people);
  const rooms = readers.map(() => randomUUID());
  const redis = new Redis(setting.redisUrl);
  const ours = readers.flatMap(({ cookie }) => sockets(copydesk.url, cookie));
  const bare = rooms.flatMap(() => sockets(setting.lean.url));
  try {
    await Promise.all([...ours, ...bare].map((reader) => reader.connected()));
    await Promise.all(bare.map(({ socket }, n) => socket.emitWithAck('job:watch', { jobId: rooms[n % people] })));
    /** @type {{ ours: number[], bare: number[] }} */
    const figures = { ours: [], bare: [] };
    const email = { title: 'Saved', content: 'Subject: x\n\n'.padEnd(1_500, 'text '), appId: 1 };
    for (let n = 0; n < repetitions * 3; n++) {
      figures.bare.push(
        await untilAllHeard(bare, 'job:done', () =>
          rooms.map((jobId) => redis.publish(channel, JSON.stringify({ event: 'job:done', data: { jobId } }))),
        ),
      );
      figures.ours.push(
        await untilAllHeard(ours, 'library:changed', () =>
          readers.map((reader) => reader.call('/api/generations', email)),
        ),
      );
    }
    return [{ name: 'the last of 500 sockets', unit: 'ms', ours: figures.ours, beside: { [lean]: figures.bare } }];
  } finally {
    redis.disconnect();
    for (const reader of [...ours, ...bare]) reader.close();
  }
}

/** @param {string} url @param {string} [cookie] */
function sockets(url, cookie) {
  return Array.from({ length: socketsEach }, () => new Reader(url, cookie));
}

/** @param {Reader[]} readers @param {string} event @param {() => Promise<unknown>[]} begin */
async function untilAllHeard(readers, event, begin) {
  const heard = readers.map(({ socket }) => new Promise((resolve) => socket.once(event, resolve)));
  const start = performance.now();
  await Promise.all([...begin(), ...heard]);
  return performance.now() - start;
}
