import { useDeferredValue, useMemo } from 'react';
import { describeMeasures } from '../compare-measures';

/** What the new copy will be held to, under the winner while it is typed. */
export function WinnerMeasures({ winner }: { winner: string }) {
  // A long winner is measured when there is time for it: typing goes first.
  const measured = useDeferredValue(winner);
  const line = useMemo(() => describeMeasures(measured), [measured]);
  return <p className="-mt-2 text-xs text-muted tabular-nums">{line}</p>;
}
