import { type FiguresState, lastReadAt } from './figures/figures-state';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });

/** When the figures were read last. */
export function UpdatedClock({ figures }: { figures: FiguresState }) {
  const readAt = lastReadAt(figures);
  return (
    <p className="text-sm text-muted tabular-nums">
      {readAt === null ? 'Not updated yet' : `Updated ${CLOCK.format(new Date(readAt))}`}
    </p>
  );
}
