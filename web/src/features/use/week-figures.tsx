import type { OwnUseResponse } from '@copydesk/contracts';
import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '@/lib/format-date';
import { formatCount } from '@/lib/format-count';
import { AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

const GENERATIONS = 'var(--color-accent)';
const COPIES = 'var(--color-ivory)';

export function WeeksFigure({ weeks }: { weeks: OwnUseResponse['weeks'] }) {
  const data = weeks.map((week) => ({ ...week, week: formatDay(week.weekStart) }));
  return (
    <Figure
      title="Week by week"
      about="The last 12 weeks, each from its Monday (UTC)"
      legend={
        <ul className="flex gap-4 text-sm text-muted">
          <LegendItem color={GENERATIONS}>Generations</LegendItem>
          <LegendItem color={COPIES}>Copies</LegendItem>
        </ul>
      }
      table={{
        head: ['Week of', 'Generations', 'Copies'],
        rows: data.map(({ week, generations, copies }) => [week, formatCount(generations), formatCount(copies)]),
      }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} barGap={2}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="week" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
          <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={32} />
          <Tooltip {...TOOLTIP} labelFormatter={(week) => <>Week of {week}</>} />
          <Bar name="Generations" dataKey="generations" fill={GENERATIONS} radius={3} isAnimationActive={false} />
          <Bar name="Copies" dataKey="copies" fill={COPIES} radius={3} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}

const COLOUR = 'var(--color-good)';

export function ScoresFigure({ scores }: { scores: OwnUseResponse['reviewScores'] }) {
  const data = scores.map((score) => ({ ...score, week: formatDay(score.weekStart) }));
  const isEmpty = scores.every(({ reviews }) => reviews === 0);
  return (
    <Figure
      title="Review score"
      about="The average of RodChief's reviews of a week, from 1 to 10"
      table={{
        head: ['Week of', 'Average score', 'Reviews'],
        rows: data.map(({ week, average, reviews }) => [week, formatScore(average), formatCount(reviews)]),
      }}
    >
      {isEmpty ? (
        <p className="grid h-full place-items-center text-center text-muted">
          No review in these weeks. Ask for one beside an email.
        </p>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="week" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
            <YAxis {...AXIS} axisLine={false} domain={[1, 10]} ticks={[1, 4, 7, 10]} width={32} />
            <Tooltip
              {...TOOLTIP}
              labelFormatter={(week) => <>Week of {week}</>}
              formatter={(value) => formatScore(typeof value === 'number' ? value : null)}
            />
            <Line
              name="Average score"
              dataKey="average"
              stroke={COLOUR}
              strokeWidth={2}
              dot={{ r: 3, fill: COLOUR, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}

function LegendItem({ color, children }: { color: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-2.5 rounded-xs" style={{ background: color }} />
      {children}
    </li>
  );
}

/** '7.5'; 'none' for weeks without a review. */
export function formatScore(score: number | null): string {
  return score === null ? 'none' : score.toFixed(1);
}
