import type { DayCount, InsightsResponse } from '@copydesk/contracts';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';
import { AXIS, COUNT_AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };

/** Of the tools, the most used first; those behind the last one are drawn together. */
const COLORS = ['accent', 'click', 'kick', 'disrupt', 'intrigue', 'warn', 'muted'].map(
  (name) => `var(--color-${name})`,
);

export function UseFigure({ weeks, use }: Pick<InsightsResponse, 'weeks' | 'use'>) {
  const tools = use.slice(0, COLORS.length - 1);
  const others = use.slice(tools.length);
  const sums = weeks.map((_, at) => others.reduce((sum, { generations }) => sum + (generations[at] ?? 0), 0));
  const series = [
    ...tools.map(({ appName, generations }) => ({ name: appName, generations })),
    ...(others.length > 0 ? [{ name: 'Other tools', generations: sums }] : []),
  ];
  const data = weeks.map((week, at) => ({
    week: formatDay(week),
    counts: series.map(({ generations }) => generations[at] ?? 0),
  }));
  return (
    <Figure
      title="Usage by tool and week"
      about="Completed generations of the last 12 weeks, each from its Monday (UTC)"
      legend={<Legend names={series.map(({ name }) => name)} />}
      table={{
        head: ['Week of', ...series.map(({ name }) => name)],
        rows: data.map(({ week, counts }) => [week, ...counts.map(formatCount)]),
      }}
    >
      {series.length === 0 ? (
        <Empty>No emails were written in this period.</Empty>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} accessibilityLayer={false} margin={MARGIN}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="week" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
            <YAxis {...COUNT_AXIS} />
            <Tooltip {...TOOLTIP} labelFormatter={(week) => <>Week of {week}</>} />
            {series.map(({ name }, at) => (
              <Bar
                key={name}
                name={name}
                dataKey={({ counts }: (typeof data)[number]) => counts[at] ?? 0}
                stackId="use"
                fill={COLORS[at]}
                stroke="var(--color-surface)"
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}

const BEFORE = { name: 'First review', color: 'var(--color-click)' };
const AFTER = { name: 'Newest review', color: 'var(--color-good)' };

const formatScore = (score: number | null) => (score === null ? 'none' : score.toFixed(1));

export function ScoresFigure({ weeks, scores }: Pick<InsightsResponse, 'weeks' | 'scores'>) {
  const data = scores.map((score, at) => ({ ...score, week: formatDay(weeks[at] ?? '') }));
  const lines = [
    { ...BEFORE, key: 'before' },
    { ...AFTER, key: 'after' },
  ];
  return (
    <Figure
      title="Score before and after"
      about="Drafts that were changed between two reviews: the average score of their first and of their newest one, by the week of the newest"
      legend={<Legend names={[BEFORE.name, AFTER.name]} colors={[BEFORE.color, AFTER.color]} />}
      table={{
        head: ['Week of', BEFORE.name, AFTER.name, 'Drafts'],
        rows: data.map(({ week, before, after, drafts }) => [
          week,
          formatScore(before),
          formatScore(after),
          formatCount(drafts),
        ]),
      }}
    >
      {data.every(({ drafts }) => drafts === 0) ? (
        <Empty>No email was reviewed twice in this period.</Empty>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={data} accessibilityLayer={false} margin={MARGIN}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="week" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
            <YAxis {...AXIS} axisLine={false} domain={[1, 10]} ticks={[1, 4, 7, 10]} width={32} />
            <Tooltip
              {...TOOLTIP}
              labelFormatter={(week) => <>Week of {week}</>}
              formatter={(score) => formatScore(typeof score === 'number' ? score : null)}
            />
            {lines.map(({ key, name, color }) => (
              <Line
                key={key}
                name={name}
                dataKey={key}
                stroke={color}
                strokeWidth={2}
                strokeDasharray={key === 'before' ? '5 4' : undefined}
                dot={{ r: 3, fill: color, strokeWidth: 0 }}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}

/** `days` are the newest first, without those on which nothing happened. */
export function EventsFigure({ asOf, days }: { asOf: string; days: DayCount[] }) {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const data = Array.from({ length: 30 }, (_, at) => {
    const date = new Date(Date.parse(asOf) - (29 - at) * 86_400_000).toISOString().slice(0, 10);
    return { day: formatDay(date), count: counts.get(date) ?? 0 };
  });
  return (
    <Figure
      title="Recent Activity"
      about="Events per day of the last 30 days (UTC)"
      table={{ head: ['Day', 'Events'], rows: data.map(({ day, count }) => [day, formatCount(count)]) }}
    >
      {days.length === 0 ? (
        <Empty>No recent activity</Empty>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} accessibilityLayer={false} margin={MARGIN}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="day" {...AXIS} interval="preserveStartEnd" minTickGap={32} />
            <YAxis {...COUNT_AXIS} />
            <Tooltip {...TOOLTIP} />
            <Bar name="Events" dataKey="count" fill="var(--color-accent)" radius={3} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}

function Legend({ names, colors = COLORS }: { names: string[]; colors?: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {names.map((name, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 shrink-0 rounded-xs" style={{ background: colors[at] }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Empty({ children }: { children: string }) {
  return <p className="grid h-full place-items-center text-center text-muted">{children}</p>;
}
