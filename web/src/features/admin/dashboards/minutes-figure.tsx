import type { RealtimeResponse } from '@copydesk/contracts';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { sayCount } from '@/lib/say-count';
import { AXIS, TOOLTIP } from '@/ui/chart-style';
import { Figure } from '@/ui/figure';

const TIME = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The last hour; the open minute stands at its end, brighter. */
export default function MinutesFigure({ minutes }: { minutes: RealtimeResponse['eventsPerMinute'] }) {
  const data = minutes.map(({ minute, count }, at) => ({
    time: TIME.format(new Date(minute)),
    count,
    fill: at === minutes.length - 1 ? 'var(--color-accent)' : 'var(--color-bar)',
  }));
  return (
    <Figure
      title="Events per minute"
      about="The last hour"
      table={{ head: ['Minute', 'Events'], rows: data.map(({ time, count }) => [time, sayCount(count)]) }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
          <XAxis dataKey="time" {...AXIS} interval="preserveStartEnd" minTickGap={48} />
          <YAxis {...AXIS} axisLine={false} allowDecimals={false} width={32} />
          <Tooltip {...TOOLTIP} />
          <Bar name="Events" dataKey="count" radius={2} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Figure>
  );
}
