import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import OpenAI from 'openai';
import { channel, endKey, lifetime, textKey } from './lean.mjs';

// The yardstick of the worker: streams a text from the model into Redis, the first piece at once and the others gathered
// for 40 ms, as Copydesk does.

const gather = 40;
const { REDIS_URL: redisUrl = '', OPENAI_BASE_URL: baseURL, WORKER_CONCURRENCY: concurrency } = process.env;
const redis = new Redis(redisUrl);
const model = new OpenAI({ baseURL, apiKey: 'none' });

const worker = new Worker('lean', async ({ id = '', data }) => write(id, data), {
  connection: { url: redisUrl },
  concurrency: Number(concurrency),
});
await worker.waitUntilReady();
process.send?.({ type: 'ready', port: 0 });
process.once('disconnect', () => process.exit());

/** @param {string} jobId @param {object} brief */
async function write(jobId, brief) {
  const key = textKey(jobId);
  let offset = 0;
  let unsent = '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<unknown>} */
  let flying = Promise.resolve();
  const flush = () => {
    timer = undefined;
    if (!unsent) return;
    const data = { jobId, offset, text: unsent };
    offset += unsent.length;
    unsent = '';
    flying = redis
      .pipeline()
      .append(key, data.text)
      .expire(key, lifetime)
      .publish(channel, JSON.stringify({ event: 'job:delta', data }))
      .exec();
  };
  const messages = [{ role: /** @type {const} */ ('user'), content: JSON.stringify(brief) }];
  for await (const { choices } of await model.chat.completions.create({ model: 'played', stream: true, messages })) {
    unsent += choices[0]?.delta.content ?? '';
    if (offset === 0) flush();
    else timer ??= setTimeout(flush, gather);
  }
  clearTimeout(timer);
  flush();
  await flying;
  await redis.set(endKey(jobId), new Date().toISOString(), 'EX', lifetime);
  const job = { status: 'completed' };
  await redis.publish(channel, JSON.stringify({ event: 'job:done', data: { jobId, job } }));
}
