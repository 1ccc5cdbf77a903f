import type { AdminWarning } from '@copydesk/contracts';
import { TriangleAlert } from 'lucide-react';
import { sayWarning } from './say-warning';

/** What an administrator is to know before all figures. */
export function Warnings({ warnings = [] }: { warnings?: AdminWarning[] }) {
  return warnings.map((warning) => (
    <p
      key={warning.kind}
      role="alert"
      className="flex items-start gap-2.5 rounded-lg border border-warn/35 bg-warn-soft px-4 py-3 text-warn"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {sayWarning(warning)}
    </p>
  ));
}
