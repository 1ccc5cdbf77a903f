import type { DayCost } from '@copydesk/contracts';
import { Card } from '@/ui/card';
import { daySizes, sayCost, tokensOf } from '../say-cost';

const TITLES = { cost: 'Cost per day', tokens: 'Tokens per day' };

/** The days as bars, today last. The table of days says the same in figures. */
export function CostDays({ days }: { days: DayCost[] }) {
  const { unit, sizes } = daySizes(days);
  const largest = Math.max(...sizes, 0);
  return (
    <Card aria-labelledby="cost-days" className="p-4.5">
      <header className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="cost-days" className="font-semibold">
          {TITLES[unit]}
        </h2>
        <span className="text-sm text-muted">
          {largest > 0 && `${sayLargest(unit, largest)} at most · `}UTC, today last
        </span>
      </header>
      <div aria-hidden className="flex h-24 items-end gap-px border-b border-line sm:gap-1">
        {days.map((day, index) => (
          <div
            key={day.date}
            title={`${day.date}: ${sayCost(day)}, ${tokensOf(day).toLocaleString('en-US')} tokens`}
            style={{ height: largest > 0 ? `${((sizes[index] ?? 0) / largest) * 100}%` : 0 }}
            className={`min-w-0 flex-1 rounded-t-sm ${index === days.length - 1 ? 'bg-accent' : 'bg-accent/35'}`}
          />
        ))}
      </div>
      {largest === 0 && <p className="mt-3 text-sm text-muted">Nothing was used in these days.</p>}
    </Card>
  );
}

function sayLargest(unit: 'cost' | 'tokens', largest: number): string {
  return unit === 'cost' ? sayCost({ cost: largest, isPartial: false, isEstimated: false }) : largest.toLocaleString('en-US');
}
