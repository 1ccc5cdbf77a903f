import { useState } from 'react';
import { sayCount } from '@/lib/say-count';
import type { Breakdown } from './breakdowns';
import { DetailDialog } from './detail-dialog';
import { FigureButton } from './figure-button';
import { sayTrend } from './say-event';

/** Figures that open what they are made of. */
export function BreakdownCards({ breakdowns, className }: { breakdowns: Breakdown[]; className: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = breakdowns.find(({ title }) => title === opened);
  return (
    <>
      <div className={className}>
        {breakdowns.map(({ title, value, unit, trend }) => (
          <FigureButton
            key={title}
            label={title}
            value={value === undefined ? undefined : sayCount(value)}
            unit={unit}
            trend={sayTrend(trend)}
            onOpen={() => setOpened(title)}
          />
        ))}
      </div>
      {shown && (
        <DetailDialog title={shown.title} about={shown.about} details={shown.details} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
