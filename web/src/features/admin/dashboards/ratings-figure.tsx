import type { DashboardStats } from '@copydesk/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { sayCount } from '@/lib/say-count';
import { AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

/** Green at 8 or more, yellow at 6 or more, red below. */
function colourOf(rating: number): string {
  if (rating >= 8) return 'var(--color-good)';
  return rating >= 6 ? 'var(--color-warn)' : 'var(--color-bad)';
}

export default function RatingsFigure({ ratings }: { ratings: DashboardStats['ratings'] }) {
  const data = ratings.map(({ rating, count }) => ({ rating: String(rating), count, fill: colourOf(rating) }));
  const isEmpty = ratings.every(({ count }) => count === 0);
  return (
    <Figure
      title="Ratings"
      about="How often each rating from 0 to 10 was given"
      table={{ head: ['Rating', 'Given'], rows: data.map(({ rating, count }) => [rating, sayCount(count)]) }}
    >
      {isEmpty ? (
        <p className="grid h-full place-items-center text-center text-muted">Nobody has given a rating yet.</p>
      ) : (
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
            <CartesianGrid {...GRID} />
            <XAxis dataKey="rating" {...AXIS} interval={0} />
            <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={32} />
            <Tooltip {...TOOLTIP} labelFormatter={(rating) => <>Rating {rating}</>} />
            <Bar name="Given" dataKey="count" radius={3} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      )}
    </Figure>
  );
}
