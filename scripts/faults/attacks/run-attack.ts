import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildBrief, TestApp, type TestProcess } from '@copydesk/testing';
import type { Attack, Step } from './attack';
import type { Probed, ProbeOrder } from './probe.process';

/** How long an attack lasts, in milliseconds. */
const ATTACK_MS = 25_000;
/** More steps than the limits let anybody take in that time. */
const MOST_STEPS = 20_000;
/** A step that is refused at once is not repeated at once: the limits count refusals. */
const PAUSE_MS = 20;

/** As `npm start` and the image run it. */
const ENV = { LOG_LEVEL: 'fatal', NODE_OPTIONS: '--max-old-space-size=1536' };

/** What one user met while another one attacked. Times in milliseconds. */
export interface Measured {
  name: string;
  /** Of `GET /api/user`: of a hundred, the slowest but one. */
  userP99: number | null;
  /** The slowest list of claims. */
  ledger: number | null;
  /** The slowest email. */
  email: number | null;
  ended: number;
  damage: string | null;
}

/** Plays an attack on a product of its own, with the limits as they are shipped. */
export async function runAttack(attack: Attack): Promise<Measured> {
  const app = await TestApp.open({ workers: 1, env: { ...ENV, ...(await attack.env?.()) } });
  try {
    const [attacker, other] = [await app.signedIn(), await app.signedIn()];
    const ended = watch([app.api, ...app.workers]);
    const step = await attack.prepare({ app, attacker });
    // What is loaded by the first call is not what is measured.
    await other.post('/api/ledger', { text: 'Orders rose 1%.' });
    await other.post('/api/generate-email', buildBrief());
    const until = Date.now() + ATTACK_MS;
    const lanes = Array.from({ length: attack.lanes }, () => repeat(step, until));
    const { looks, comparisons, emails } = await probe({ address: app.address, cookie: other.cookie, until });
    // What is still under way ends with its processes.
    void Promise.allSettled(lanes);
    return {
      name: attack.name,
      userP99: rank(looks, 0.99),
      ledger: rank(comparisons, 1),
      email: rank(emails, 1),
      ended: ended(),
      damage: attack.damage?.() ?? null,
    };
  } finally {
    await app.close();
    await attack.close?.();
  }
}

async function repeat(step: Step, until: number): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS && Date.now() < until; steps += 1) {
    await step().catch(() => undefined);
    await sleep(PAUSE_MS);
  }
}

/** Has another user work meanwhile. */
async function probe(order: ProbeOrder): Promise<Probed> {
  const child = fork(join(__dirname, 'probe.process.js'));
  try {
    return await new Promise<Probed>((resolve, reject) => {
      child.once('message', (probed) => resolve(probed as Probed));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the probe ended with ${code}`)));
      child.send(order);
    });
  } finally {
    child.kill();
  }
}

function watch(processes: TestProcess[]): () => number {
  let ended = 0;
  for (const process of processes) void process.gone.then(() => (ended += 1));
  return () => ended;
}

/** Null where a call had no answer. */
function rank(took: (number | null)[], share: number): number | null {
  const ascending = took.map((ms) => ms ?? Infinity).sort((a, b) => a - b);
  const value = ascending[Math.max(0, Math.ceil(took.length * share) - 1)] ?? Infinity;
  return Number.isFinite(value) ? Math.round(value) : null;
}
