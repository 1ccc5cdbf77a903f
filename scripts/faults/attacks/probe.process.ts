import { setTimeout as sleep } from 'node:timers/promises';
import { buildBrief, TestClient } from '@copydesk/testing';

/** How often another user calls, has an email written and a sentence compared; how long an answer may take: in milliseconds. */
const LOOK_MS = 40;
const WRITE_MS = 1_000;
const COMPARE_MS = 500;
const ANSWER_MS = 60_000;

export interface ProbeOrder {
  address: string;
  cookie: string;
  until: number;
}

/** How long each call took, in milliseconds; null for one without an answer. */
export interface Probed {
  looks: (number | null)[];
  comparisons: (number | null)[];
  emails: (number | null)[];
}

// In a process of its own: the model of the attack and the attack itself keep theirs busy.
process.once('message', (order: ProbeOrder) => void probe(order).then((probed) => process.send?.(probed)));

async function probe({ address, cookie, until }: ProbeOrder): Promise<Probed> {
  const client = new TestClient(address);
  client.cookie = cookie;
  let compared = 0;
  const compare = () => JSON.stringify({ text: `Orders rose ${(compared += 1)}% in May.` });
  const brief = JSON.stringify(buildBrief());
  const [looks, comparisons, emails] = await Promise.all([
    sample(() => timed(client, 'GET', '/api/user'), LOOK_MS, until),
    sample(() => timed(client, 'POST', '/api/ledger', compare()), COMPARE_MS, until),
    sample(() => timed(client, 'POST', '/api/generate-email', brief), WRITE_MS, until),
  ]);
  return { looks, comparisons, emails };
}

async function sample(call: () => Promise<number>, everyMs: number, until: number): Promise<(number | null)[]> {
  const took: (number | null)[] = [];
  while (Date.now() < until) {
    took.push(await call().catch(() => null));
    await sleep(everyMs);
  }
  return took;
}

async function timed(client: TestClient, method: string, path: string, body?: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await client.send(method, path, body, {}, AbortSignal.timeout(ANSWER_MS));
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - startedAt;
}
