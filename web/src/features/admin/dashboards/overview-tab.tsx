import { BreakdownCards } from './breakdown-cards';
import { dayBreakdowns } from './breakdowns';
import type { Figures } from './figures/use-figures';
import { StatsFigures } from './stats-figures';

/** The last 24 hours. */
export function OverviewTab({ figures: { parts } }: { figures: Figures }) {
  return (
    <>
      <BreakdownCards breakdowns={dayBreakdowns(parts)} className="grid grid-cols-2 gap-3.5 lg:grid-cols-5" />
      <StatsFigures stats={parts.stats} />
    </>
  );
}
