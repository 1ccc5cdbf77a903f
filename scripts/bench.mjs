import { readFileSync } from 'node:fs';
import { BenchClient } from './bench/bench-client.mjs';
import { fillLibraries, libraryCalls } from './bench/library.mjs';
import { command } from './failure.mjs';
import { install } from './set-up/install.mjs';
import { withApp } from './test/with-app.mjs';

// npm run bench: measures one api and one worker on this machine, with the demo model, from a client beside them.

const streams = 40;
const pace = 400;
const env = {
  DEMO_MODEL_PACE: String(pace),
  WORKER_CONCURRENCY: String(streams),
  LIMIT_OPEN_JOBS_PER_USER: '1000',
  LIMIT_GENERATIONS_PER_HOUR: '100000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
};

await command(async () => {
  await install();
  await withApp(env, async (url, app) => {
    const client = await BenchClient.signUp(url, 'bench');
    const others = await Promise.all(
      Array.from({ length: streams - 1 }, (_, i) => BenchClient.signUp(url, `bench-${i}`)),
    );
    try {
      await measure(client, others);
      await fillLibraries(app.env.DATABASE_URL ?? '', ['bench', 'bench-0']);
      for (const { label, path } of libraryCalls()) {
        row(`library of 10,000: ${label}`, await repeat(100, () => time(() => client.call(path))));
      }
    } finally {
      for (const { socket } of [client, ...others]) socket.disconnect();
    }
    for (const name of /** @type {const} */ (['api', 'worker'])) {
      console.log(`memory of the ${name}: ${megabytes(app.pidOf(name))} MB`);
    }
  });
});

/** @param {BenchClient} client @param {BenchClient[]} others */
async function measure(client, others) {
  await client.generate();
  for (let i = 0; i < 200; i++) {
    await client.call('/api/generations', {
      title: `Saved ${i}`,
      content: 'Subject: x\n\n'.padEnd(1_500, 'text '),
      appId: 1,
    });
  }
  console.log(`\nNode ${process.version}; milliseconds: p50, p95\n`);
  row('GET /api/user', await repeat(500, () => time(() => client.call('/api/user'))));
  row('GET /api/generations, 200 of 1.5 KB', await repeat(200, () => time(() => client.call('/api/generations'))));

  const single = await repeat(15, () => client.generate());
  row(
    'submit -> 202',
    single.map(({ accepted }) => accepted),
  );
  row(
    'submit -> first text',
    single.map(({ first }) => first),
  );
  row(
    `submit -> done, at ${pace} characters/s`,
    single.map(({ done }) => done),
  );

  const start = performance.now();
  const many = await Promise.all([client, ...others].map((one) => one.generate()));
  const seconds = (performance.now() - start) / 1000;
  const characters = many.reduce((sum, { length }) => sum + length, 0);
  row(
    `${streams} at once: submit -> 202`,
    many.map(({ accepted }) => accepted),
  );
  row(
    `${streams} at once: submit -> first text`,
    many.map(({ first }) => first),
  );
  row(
    `${streams} at once: submit -> done`,
    many.map(({ done }) => done),
  );
  // The demo model types characters: four of them make a token of English.
  console.log(
    `${streams} at once: ${Math.round(characters / seconds / 4)} tokens/s of ${(streams * pace) / 4} offered`,
  );
}

/** @template T @param {number} times @param {() => Promise<T>} body */
async function repeat(times, body) {
  const results = [];
  for (let i = 0; i < times; i++) results.push(await body());
  return results;
}

/** @param {() => Promise<unknown>} body */
async function time(body) {
  const start = performance.now();
  await body();
  return performance.now() - start;
}

/** @param {string} label @param {number[]} values */
function row(label, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1).padStart(9);
  console.log(label.padEnd(44), at(0.5), at(0.95));
}

/** @param {number | undefined} pid */
function megabytes(pid) {
  if (process.platform !== 'linux') return '?';
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
