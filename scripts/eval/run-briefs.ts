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
