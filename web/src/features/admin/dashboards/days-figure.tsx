import type { DayCount } from '@copydesk/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { sayCount } from '@/lib/say-count';
import { AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';
import { sayDay } from './say-day';

export default function DaysFigure({ days }: { days: DayCount[] }) {
  const data = days.map(({ date, count }) => ({ day: sayDay(date), count }));
  return (
    <Figure
      title="Generations per day"
      about="Completed generations of the last 30 days (UTC)"
      table={{ head: ['Day', 'Generations'], rows: data.map(({ day, count }) => [day, sayCount(count)]) }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="day" {...AXIS} interval="preserveStartEnd" minTickGap={32} />
          <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={32} />
          <Tooltip {...TOOLTIP} />
          <Bar name="Generations" dataKey="count" fill="var(--color-accent)" radius={3} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}
