import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { ToggleGroup } from '@/ui/toggle-group';
import type { Figures } from './figures/use-figures';
import { RefreshButton } from './refresh-button';
import { UpdatedClock } from './updated-clock';

interface LiveBarProps {
  figures: Figures;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

const MODES = [
  { value: 'live', label: 'Live Mode' },
  { value: 'manual', label: 'Manual' },
] as const;

export function LiveBar({ figures, isLive, onLive }: LiveBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ToggleGroup
        label="How the figures are kept"
        options={MODES}
        value={isLive ? 'live' : 'manual'}
        onChange={(mode) => onLive(mode === 'live')}
      />
      {isLive && <PushPill isPushed={figures.isPushed} />}
      <UpdatedClock figures={figures} />
      <div className="ml-auto">
        <RefreshButton isReading={figures.isReading} onRefresh={() => void figures.refresh()}>
          Refresh
        </RefreshButton>
      </div>
    </div>
  );
}

function PushPill({ isPushed }: { isPushed: boolean }) {
  return (
    <span role="status">
      <Pill tone={isPushed ? 'good' : 'warn'}>
        <span aria-hidden className={classNames('size-1.5 rounded-full', isPushed ? 'bg-good' : 'bg-warn')} />
        {isPushed ? 'Push connected' : 'Polling only'}
      </Pill>
    </span>
  );
}
