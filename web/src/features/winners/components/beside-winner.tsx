import type { ThreadResponse } from '@copydesk/contracts';
import { useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { type ComparedMeasure, compareMeasures } from '../compare-measures';
import { winnerOf } from '../copied-passages';

/** Stands under a clone: how it measures beside its winner. */
export default function BesideWinner({ thread, text }: { thread: ThreadResponse; text: string }) {
  const winner = winnerOf(thread);
  const measures = useMemo(() => compareMeasures(winner, text), [winner, text]);
  if (winner === '') return null;
  return (
    <section aria-labelledby="beside-winner" className="relative mt-8 rounded-lg border border-line bg-surface p-4">
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

/** What can be counted of the winner and of the clone, as figures and as bars. */
function MeasureTable({ measures }: { measures: ComparedMeasure[] }) {
  return (
    <table aria-label="The winner and its clone" className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="pb-1.5 font-medium">
            <span className="sr-only">Measure</span>
          </th>
          <th scope="col" className="w-[32%] pb-1.5 font-medium">
            Winner
          </th>
          <th scope="col" className="w-[32%] pb-1.5 font-medium">
            Clone
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {measures.map(({ name, winner, clone }) => {
          const most = Math.max(winner ?? 0, clone ?? 0);
          return (
            <tr key={name}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal text-muted">
                {name}
              </th>
              <Measure value={winner} most={most} bar="bg-faint" />
              <Measure value={clone} most={most} bar="bg-accent" />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Measure({ value, most, bar }: { value: number | null; most: number; bar: string }) {
  const share = value === null || most === 0 ? 0 : (value / most) * 100;
  return (
    <td className="py-1.5 pr-3">
      <span className="flex items-center gap-2">
        <span className="w-11 shrink-0 text-right">{value === null ? '–' : value.toLocaleString('en-US')}</span>
        <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-lifted">
          <span className={classNames('block h-full rounded-full', bar)} style={{ width: `${share}%` }} />
        </span>
      </span>
    </td>
  );
}
