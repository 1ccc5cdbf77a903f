import { setTimeout as sleep } from 'node:timers/promises';
import { TestApp, type TestClient, type TestProcess } from '@copydesk/testing';
import type { Attack, Step } from './attack';

/** How long an attack lasts, how often another user looks meanwhile, and how often it has a text compared, in milliseconds. */
const ATTACK_MS = 25_000;
const LOOK_MS = 40;
const COMPARE_MS = 500;
const ANSWER_MS = 60_000;
/** More steps than the limits let anybody take in that time. */
const MOST_STEPS = 20_000;
/** A step that is refused at once is not repeated at once: the limits count refusals. */
const PAUSE_MS = 20;

/** What one user met while another one attacked. Times in milliseconds. */
export interface Measured {
  name: string;
  /** Of `GET /api/user`: of a hundred, the slowest but one. */
  userP99: number | null;
  /** The slowest list of claims. */
  ledger: number | null;
  ended: number;
  damage: string | null;
}

/** Plays an attack on a product of its own, with the limits as they are shipped. */
export async function runAttack(attack: Attack): Promise<Measured> {
  const app = await TestApp.open({ workers: 1, env: { LOG_LEVEL: 'fatal', ...(await attack.env?.()) } });
  try {
    const [attacker, other] = [await app.signedIn(), await app.signedIn()];
    const ended = watch([app.api, ...app.workers]);
    const step = await attack.prepare({ app, attacker });
    // What is loaded by the first call is not what is measured.
    await Promise.all([lookAt(other), compare(other)]);
    const until = Date.now() + ATTACK_MS;
    const lanes = Array.from({ length: attack.lanes }, () => repeat(step, until));
    const [looks, comparisons] = await Promise.all([
      sample(() => lookAt(other), LOOK_MS, until),
      sample(() => compare(other), COMPARE_MS, until),
    ]);
    // What is still under way ends with its processes.
    void Promise.allSettled(lanes);
    return {
      name: attack.name,
      userP99: rank(looks, 0.99),
      ledger: rank(comparisons, 1),
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

/** How long each of many calls took; Infinity for one without an answer. */
async function sample(call: () => Promise<number>, everyMs: number, until: number): Promise<number[]> {
  const took: number[] = [];
  while (Date.now() < until) {
    took.push(await call().catch(() => Infinity));
    await sleep(everyMs);
  }
  return took;
}

const lookAt = (client: TestClient) => timed(client, 'GET', '/api/user');

let compared = 0;
const compare = (client: TestClient) =>
  timed(client, 'POST', '/api/ledger', JSON.stringify({ text: `Orders rose ${(compared += 1)}% in May.` }));

async function timed(client: TestClient, method: string, path: string, body?: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await client.send(method, path, body, {}, AbortSignal.timeout(ANSWER_MS));
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - startedAt;
}

function watch(processes: TestProcess[]): () => number {
  let ended = 0;
  for (const process of processes) void process.gone.then(() => (ended += 1));
  return () => ended;
}

/** Null where a call had no answer. */
function rank(took: number[], share: number): number | null {
  const value = took.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(took.length * share) - 1)] ?? Infinity;
  return Number.isFinite(value) ? Math.round(value) : null;
}
