import type { OwnUseResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { formatCount, formatShare } from '@/lib/format-numbers';
import { Card } from '@/ui/card';
import { StatCard } from '@/ui/stat-card';
import { formatScore, ScoresFigure, TracedFigure, WeeksFigure } from './week-figures';

interface OwnUseProps {
  use: OwnUseResponse;
  toolName: (appId: number) => string;
}

export function OwnUse({ use, toolName }: OwnUseProps) {
  const { totals, averageReviewScore, averageFiguresTraced } = use;
  return (
    <>
      <section aria-label="Totals" className="grid grid-cols-2 gap-3.5 lg:grid-cols-3">
        <StatCard label="Generations" value={formatCount(totals.generations)} />
        <StatCard label="Saved" value={formatCount(totals.saved)} />
        <StatCard label="Copies" value={formatCount(totals.copies)} />
        <StatCard label="Refinements" value={formatCount(totals.refinements)} />
        <StatCard
          label="Average review score"
          value={averageReviewScore === null ? '–' : formatScore(averageReviewScore)}
          unit={averageReviewScore === null ? 'no review yet' : '/ 10'}
        />
        <StatCard
          label="Average of figures traced"
          value={averageFiguresTraced === null ? '–' : formatShare(averageFiguresTraced)}
          unit={averageFiguresTraced === null ? 'no figures yet' : 'last 12 weeks'}
        />
      </section>
      <WeeksFigure weeks={use.weeks} />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <ScoresFigure scores={use.reviewScores} />
        <TracedFigure weeks={use.figuresTraced} />
      </div>
      <ToolsFigure tools={use.tools} toolName={toolName} />
    </>
  );
}

interface ToolsFigureProps {
  tools: OwnUseResponse['tools'];
  toolName: (appId: number) => string;
}

/** A bar for each tool, with its number in words: it needs no table beside it. */
function ToolsFigure({ tools, toolName }: ToolsFigureProps) {
  const most = Math.max(1, ...tools.map(({ generations }) => generations));
  return (
    <Card aria-labelledby="by-tool" className="flex min-w-0 flex-col gap-4 p-4.5 sm:p-5">
      <header>
        <h2 id="by-tool" className="font-semibold">
          By tool
        </h2>
        <p className="text-sm text-muted">All your generations so far</p>
      </header>
      {tools.length === 0 ? (
        <p className="grid flex-1 place-items-center text-center text-muted">No generation yet.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {tools.map(({ appId, generations }) => (
            <li key={appId} className="flex flex-col gap-1.5">
              <p className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{toolName(appId)}</span>
                <span className="text-muted tabular-nums">{formatCount(generations)}</span>
              </p>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(generations / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Read again whenever it is opened: emails are written on other screens. */
export function useOwnUse() {
  return useQuery({
    queryKey: ['own-use'],
    queryFn: () => http.get('/api/account/analytics'),
    refetchOnMount: 'always',
  });
}

/** True where there is nothing to draw. */
export function isUnused({ totals, averageReviewScore }: OwnUseResponse): boolean {
  return Object.values(totals).every((total) => total === 0) && averageReviewScore === null;
}
