import type { OwnUseResponse } from '@copydesk/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { sayCount } from '@/lib/say-count';
import { sayWeek } from '../say-figures';
import { AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';
import { LegendItem } from './legend-item';

const GENERATIONS = 'var(--color-accent)';
const COPIES = 'var(--color-ivory)';

export function WeeksFigure({ weeks }: { weeks: OwnUseResponse['weeks'] }) {
  const data = weeks.map((week) => ({ ...week, week: sayWeek(week.weekStart) }));
  return (
    <Figure
      title="Week by week"
      about="The last 12 weeks, each from its Monday (UTC)"
      legend={
        <ul className="flex gap-4 text-sm text-muted">
          <LegendItem colour={GENERATIONS}>Generations</LegendItem>
          <LegendItem colour={COPIES}>Copies</LegendItem>
        </ul>
      }
      table={{
        head: ['Week of', 'Generations', 'Copies'],
        rows: data.map(({ week, generations, copies }) => [week, sayCount(generations), sayCount(copies)]),
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
