import type { AdminWarning } from '@copydesk/contracts';
import { TriangleAlert } from 'lucide-react';
import { formatMoment } from '@/lib/format-date';
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

/** What an administrator is to know before all figures. */
export function Warnings({ warnings = [] }: { warnings?: AdminWarning[] }) {
  return warnings.map((warning) => (
    <p
      key={warning.kind}
      role="alert"
      className="flex items-start gap-2.5 rounded-lg border border-warn/35 bg-warn-soft px-4 py-3 text-warn"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {formatWarning(warning)}
    </p>
  ));
}

export function formatWarning(warning: AdminWarning): string {
  if (warning.kind !== 'refused-pins' || warning.lockedUntil === null) return warning.message;
  return `${warning.message} The PIN opens nothing until ${formatMoment(warning.lockedUntil)}.`;
}
