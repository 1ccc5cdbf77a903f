import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { channel, endKey, textKey } from './lean.mjs';

// The yardstick of the api: what takes an order and shows its text with bullmq and socket.io alone, without users, limits
// or a database.

const { REDIS_URL: redisUrl = '' } = process.env;
const redis = new Redis(redisUrl);
const subscriber = new Redis(redisUrl);
const queue = new Queue('lean', { connection: { url: redisUrl } });

const server = createServer(async (request, response) => {
  const jobId = request.url?.split('/api/jobs/')[1];
  response.setHeader('content-type', 'application/json');
  if (jobId) return void response.end(JSON.stringify(await snapshot(jobId)));
  let body = '';
  for await (const part of request) body += part;
  const sent = JSON.parse(body);
  if (request.url === '/api/analytics/track') return void response.end('{"success":true}');
  const id = randomUUID();
  await queue.add('write', sent, { jobId: id, removeOnComplete: true });
  response.writeHead(202).end(JSON.stringify({ jobId: id }));
});

const live = new Server(server, { transports: ['websocket'] });
live.on('connection', (socket) => {
  socket.on('job:watch', async ({ jobId }, answer) => {
    await socket.join(jobId);
    answer({ data: await snapshot(jobId) });
  });
  socket.on('job:unwatch', ({ jobId }) => socket.leave(jobId));
});
await subscriber.subscribe(channel);
subscriber.on('message', (_, message) => {
  const { event, data } = JSON.parse(message);
  live.to(data.jobId).emit(event, data);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit());

/** @param {string} jobId */
async function snapshot(jobId) {
  const [text, finishedAt] = await redis.mget(textKey(jobId), endKey(jobId));
  return { jobId, text, finishedAt, status: finishedAt ? 'completed' : 'running' };
}
