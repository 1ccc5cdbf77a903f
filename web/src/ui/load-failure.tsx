import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface LoadFailureProps {
  onRetry: () => void;
  /** What could not be had, and what is safe. */
  children: ReactNode;
}

export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{children}</p>
      <Button size="small" onClick={onRetry}>
        <RotateCw className="size-4" aria-hidden />
        Try again
      </Button>
    </div>
  );
}
