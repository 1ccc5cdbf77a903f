import { RotateCw } from 'lucide-react';
import { useTransition, type ReactNode } from 'react';
import { Button } from './button';
import { Card } from './card';

interface LoadFailureProps {
  onRetry: () => Promise<unknown>;
  /** What could not be had, and what is safe. */
  children: ReactNode;
}

export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  const [isTrying, startTrying] = useTransition();
  const retry = () =>
    startTrying(async () => {
      await onRetry();
    });
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{children}</p>
      <Button size="small" disabled={isTrying} onClick={retry}>
        <RotateCw className="size-4" aria-hidden />
        Try again
      </Button>
    </div>
  );
}

/** The same in the place of what was to be loaded. */
export function LoadFailureCard(props: LoadFailureProps) {
  return (
    <Card className="p-4.5">
      <LoadFailure {...props} />
    </Card>
  );
}
