import { LoadFailure } from '@/ui/load-failure';

interface FailuresProps {
  /** What could not be had, a sentence each. */
  failures: string[];
  onRetry: () => Promise<unknown>;
}

/** What is shown stays: it is only not the newest. */
export function Failures({ failures, onRetry }: FailuresProps) {
  if (failures.length === 0) return null;
  return (
    <div className="rounded-lg border border-bad/35 bg-bad-soft px-4 py-3">
      <LoadFailure onRetry={onRetry}>
        {failures.map((failure) => (
          <span key={failure} className="block">
            {failure}
          </span>
        ))}
      </LoadFailure>
    </div>
  );
}
