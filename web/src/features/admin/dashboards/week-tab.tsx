import { BreakdownCards } from './breakdown-cards';
import { weekBreakdowns } from './breakdowns';
import type { Figures } from './figures/use-figures';
import { StatsFigures } from './stats-figures';
import { ToolUsage } from './tool-usage';
import { TopUsers } from './top-users';

interface WeekTabProps {
  figures: Figures;
  onUser: (userId: number) => void;
}

export function WeekTab({ figures: { parts }, onUser }: WeekTabProps) {
  return (
    <>
      <BreakdownCards breakdowns={weekBreakdowns(parts)} className="grid grid-cols-2 gap-3.5 lg:grid-cols-4" />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <ToolUsage tools={parts.appUsage} />
        <TopUsers title="Top Users" users={parts.userActivity} onOpen={onUser} />
      </div>
      <StatsFigures stats={parts.stats} />
    </>
  );
}
