import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { type FiguresState, lastReadAt } from './figures/figures-state';

interface RefreshButtonProps {
  isReading: boolean;
  onRefresh: () => void;
  children: string;
}

export function RefreshButton({ isReading, onRefresh, children }: RefreshButtonProps) {
  return (
    <Button size="small" disabled={isReading} onClick={onRefresh}>
      <RotateCw className={classNames('size-4', isReading && 'motion-safe:animate-spin')} aria-hidden />
      {children}
    </Button>
  );
}

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
