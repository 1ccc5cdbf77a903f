import type { Model } from '@copydesk/model';
import type { Brief, Outcome } from './brief';

/** One brief with what each of its runs came to. */
export interface Row {
  name: string;
  outcomes: Outcome[];
}

/** Runs each brief `runs` times, one call after the other: what is measured is the model, not a queue. */
export async function runBriefs(
  model: Model,
  briefs: Brief[],
  runs: number,
  onRow: (row: Row) => void = () => {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const brief of briefs) {
    const outcomes: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) outcomes.push(await brief.run(model));
    const row = { name: brief.name, outcomes };
    rows.push(row);
    onRow(row);
  }
  return rows;
}

/** Which of two texts answers a brief better, asked in both orders: a tie where the judge follows the order. */
export async function comparePair(judge: Model, one: string, other: string): Promise<'one' | 'other' | 'tie'> {
  const [first, second] = [await prefer(judge, one, other), await prefer(judge, other, one)];
  if (first === 'A' && second === 'B') return 'one';
  return first === 'B' && second === 'A' ? 'other' : 'tie';
}

async function prefer(judge: Model, a: string, b: string): Promise<string> {
  const content = `Two emails were written from the same brief. Which one would a careful editor of a financial publishing house
send: true to its figures, clear, one thing to do? Answer with the letter alone.\n\nA:\n${a}\n\nB:\n${b}`;
  const options = { signal: AbortSignal.timeout(120_000), onUsage: () => {} };
  return (await judge.complete('check', [{ role: 'user', content }], options)).trim().slice(0, 1).toUpperCase();
}
