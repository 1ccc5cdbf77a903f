import type { OwnUseResponse } from '@copydesk/contracts';
import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '@/lib/format-date';
import { formatCount, formatShare } from '@/lib/format-numbers';
import { AXIS, COUNT_AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
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
          <YAxis {...COUNT_AXIS} />
          <Tooltip {...TOOLTIP} labelFormatter={(week) => <>Week of {week}</>} />
          <Bar name="Generations" dataKey="generations" fill={GENERATIONS} radius={3} isAnimationActive={false} />
          <Bar name="Copies" dataKey="copies" fill={COPIES} radius={3} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}

export function ScoresFigure({ scores }: { scores: OwnUseResponse['reviewScores'] }) {
  return (
    <AveragesFigure
      title="Review score"
      about="The average of RodChief's reviews of a week, from 1 to 10"
      empty="No reviews in these weeks. Ask for one next to any email."
      average={{ name: 'Average score', format: formatScore, ticks: [1, 4, 7, 10] }}
      counted="Reviews"
      weeks={scores.map(({ weekStart, average, reviews }) => ({ weekStart, average, count: reviews }))}
    />
  );
}

export function TracedFigure({ weeks }: { weeks: OwnUseResponse['figuresTraced'] }) {
  return (
    <AveragesFigure
      title="Figures traced"
      about="How many of the figures in a draft are in its sources or follow from them: the average of the week’s drafts"
      empty="No drafts with figures in these weeks."
      average={{ name: 'Figures traced', format: formatTraced, ticks: [0, 0.25, 0.5, 0.75, 1] }}
      counted="Drafts"
      weeks={weeks.map(({ weekStart, average, drafts }) => ({ weekStart, average, count: drafts }))}
    />
  );
}

const COLOUR = 'var(--color-good)';

interface AveragesFigureProps {
  title: string;
  about: string;
  /** Said where nothing was counted. */
  empty: string;
  /** From the first tick to the last. */
  average: { name: string; format: (average: number | null) => string; ticks: [number, ...number[]] };
  /** What the average is of. */
  counted: string;
  weeks: { weekStart: string; average: number | null; count: number }[];
}

/** An average of each week as a line. */
function AveragesFigure({ title, about, empty, average, counted, weeks }: AveragesFigureProps) {
  const { name, format, ticks } = average;
  const data = weeks.map((week) => ({ ...week, week: formatDay(week.weekStart) }));
  return (
    <Figure
      title={title}
      about={about}
      table={{
        head: ['Week of', name, counted],
        rows: data.map((week) => [week.week, format(week.average), formatCount(week.count)]),
      }}
    >
      {weeks.every(({ count }) => count === 0) ? (
        <p className="grid h-full place-items-center text-center text-muted">{empty}</p>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="week" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
            <YAxis
              {...AXIS}
              axisLine={false}
              domain={[ticks[0], ticks.at(-1) ?? ticks[0]]}
              ticks={ticks}
              tickFormatter={(tick: number) => format(tick).replace(/\.0$/, '')}
              width={44}
            />
            <Tooltip
              {...TOOLTIP}
              labelFormatter={(week) => <>Week of {week}</>}
              formatter={(value) => format(typeof value === 'number' ? value : null)}
            />
            <Line
              name={name}
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

/** '87%'; 'none' for weeks without a draft. */
function formatTraced(share: number | null): string {
  return share === null ? 'none' : formatShare(share);
}
