import { Button } from '@/ui/button';

interface InterruptedFileProps {
  name: string;
  onRetry: () => void;
}

/** A file whose processing was refused because the session had ended: it is still at hand. */
export function InterruptedFile({ name, onRetry }: InterruptedFileProps) {
  return (
    <div role="status" className="flex items-center justify-between gap-3 text-sm text-muted">
      <p className="min-w-0 break-words">{name} was not processed: your session had ended.</p>
      <Button size="small" className="shrink-0" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
