import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import type { Figures } from './figures/use-figures';
import { RefreshButton } from './refresh-button';
import { UpdatedClock } from './updated-clock';

interface RefreshBarProps {
  figures: Figures;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

export function RefreshBar({ figures, isLive, onLive }: RefreshBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <UpdatedClock figures={figures} />
      <div className="ml-auto flex gap-2">
        <Button size="small" aria-pressed={isLive} onClick={() => onLive(!isLive)}>
          <span aria-hidden className={classNames('size-1.5 rounded-full', isLive ? 'bg-good' : 'bg-faint')} />
          Auto Refresh
        </Button>
        <RefreshButton isReading={figures.isReading} onRefresh={() => void figures.refresh()}>
          Refresh All
        </RefreshButton>
      </div>
    </div>
  );
}
