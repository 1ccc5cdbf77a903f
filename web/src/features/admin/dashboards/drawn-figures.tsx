import type { DashboardStats, DayCount, RealtimeResponse } from '@copydesk/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';
import { AXIS, COUNT_AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

const TIME = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The last hour; the open minute stands at its end, brighter. */
export function MinutesFigure({ minutes }: { minutes: RealtimeResponse['eventsPerMinute'] }) {
  const data = minutes.map(({ minute, count }, at) => ({
    time: TIME.format(new Date(minute)),
    count,
    fill: at === minutes.length - 1 ? 'var(--color-accent)' : 'var(--color-bar)',
  }));
  return (
    <Figure
      title="Events per minute"
      about="The last hour"
      table={{ head: ['Minute', 'Events'], rows: data.map(({ time, count }) => [time, formatCount(count)]) }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <XAxis dataKey="time" {...AXIS} interval="preserveStartEnd" minTickGap={48} />
          <YAxis {...COUNT_AXIS} />
          <Tooltip {...TOOLTIP} />
          <Bar name="Events" dataKey="count" radius={2} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}

export function DaysFigure({ days }: { days: DayCount[] }) {
  const data = days.map(({ date, count }) => ({ day: formatDay(date), count }));
  return (
    <Figure
      title="Generations per day"
      about="Completed generations of the last 30 days (UTC)"
      table={{ head: ['Day', 'Generations'], rows: data.map(({ day, count }) => [day, formatCount(count)]) }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="day" {...AXIS} interval="preserveStartEnd" minTickGap={32} />
          <YAxis {...COUNT_AXIS} />
          <Tooltip {...TOOLTIP} />
          <Bar name="Generations" dataKey="count" fill="var(--color-accent)" radius={3} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}

/** Green at 8 or more, yellow at 6 or more, red below. */
function colorOf(rating: number): string {
  if (rating >= 8) return 'var(--color-good)';
  return rating >= 6 ? 'var(--color-warn)' : 'var(--color-bad)';
}

export function RatingsFigure({ ratings }: { ratings: DashboardStats['ratings'] }) {
  const data = ratings.map(({ rating, count }) => ({ rating: String(rating), count, fill: colorOf(rating) }));
  const isEmpty = ratings.every(({ count }) => count === 0);
  return (
    <Figure
      title="Ratings"
      about="How often each rating from 0 to 10 was given"
      table={{ head: ['Rating', 'Given'], rows: data.map(({ rating, count }) => [rating, formatCount(count)]) }}
    >
      {isEmpty ? (
        <p className="grid h-full place-items-center text-center text-muted">No ratings yet.</p>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="rating" {...AXIS} interval={0} />
            <YAxis {...COUNT_AXIS} />
            <Tooltip {...TOOLTIP} labelFormatter={(rating) => <>Rating {rating}</>} />
            <Bar name="Given" dataKey="count" radius={3} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}
