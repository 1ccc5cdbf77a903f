import type { OwnUseResponse } from '@copydesk/contracts';
import { StatCard } from '@/ui/stat-card';
import { sayCount } from '@/lib/say-count';
import { sayScore } from '../say-figures';
import { ScoresFigure } from './scores-figure';
import { ToolsFigure } from './tools-figure';
import { WeeksFigure } from './weeks-figure';

interface OwnUseProps {
  use: OwnUseResponse;
  toolName: (appId: number) => string;
}

export function OwnUse({ use, toolName }: OwnUseProps) {
  const { totals, averageReviewScore } = use;
  return (
    <>
      <section aria-label="Totals" className="grid grid-cols-2 gap-3.5 lg:grid-cols-5">
        <StatCard label="Generations" value={sayCount(totals.generations)} />
        <StatCard label="Saved" value={sayCount(totals.saved)} />
        <StatCard label="Copies" value={sayCount(totals.copies)} />
        <StatCard label="Refinements" value={sayCount(totals.refinements)} />
        <StatCard
          className="max-lg:col-span-2"
          label="Average review score"
          value={averageReviewScore === null ? '–' : sayScore(averageReviewScore)}
          unit={averageReviewScore === null ? 'no review yet' : '/ 10'}
        />
      </section>
      <WeeksFigure weeks={use.weeks} />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <ToolsFigure tools={use.tools} toolName={toolName} />
        <ScoresFigure scores={use.reviewScores} />
      </div>
    </>
  );
}
