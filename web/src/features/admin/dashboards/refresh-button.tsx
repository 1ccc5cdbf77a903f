import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';

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
