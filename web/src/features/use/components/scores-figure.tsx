import type { OwnUseResponse } from '@copydesk/contracts';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { sayCount } from '@/lib/say-count';
import { sayScore, sayWeek } from '../say-figures';
import { AXIS, GRID, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

const COLOUR = 'var(--color-good)';

export function ScoresFigure({ scores }: { scores: OwnUseResponse['reviewScores'] }) {
  const data = scores.map((score) => ({ ...score, week: sayWeek(score.weekStart) }));
  const isEmpty = scores.every(({ reviews }) => reviews === 0);
  return (
    <Figure
      title="Review score"
      about="The average of RodChief's reviews of a week, from 1 to 10"
      table={{
        head: ['Week of', 'Average score', 'Reviews'],
        rows: data.map(({ week, average, reviews }) => [week, sayScore(average), sayCount(reviews)]),
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
              formatter={(value) => sayScore(typeof value === 'number' ? value : null)}
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
