import type { ThreadResponse } from '@copydesk/contracts';
import { useMemo } from 'react';
import { compareMeasures } from '../compare-measures';
import { winnerOf } from '../winner-of';
import { MeasureTable } from './measure-table';

/** Stands under a clone: how it measures beside its winner. */
export function BesideWinner({ thread, text }: { thread: ThreadResponse; text: string }) {
  const winner = winnerOf(thread);
  const measures = useMemo(() => compareMeasures(winner, text), [winner, text]);
  if (winner === '') return null;
  return (
    <section aria-labelledby="beside-winner" className="mt-8 rounded-lg border border-line bg-surface p-4">
      <h3 id="beside-winner" className="mb-2 text-sm font-semibold">
        Beside the winner
      </h3>
      <MeasureTable measures={measures} />
      <p className="mt-2 text-xs text-muted">
        The reading level is the U.S. school grade that reads it with ease; it is made for English.
      </p>
    </section>
  );
}
