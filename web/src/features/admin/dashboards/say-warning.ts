import type { AdminWarning } from '@copydesk/contracts';
import { formatMoment } from '@/lib/format-date';

export function sayWarning(warning: AdminWarning): string {
  if (warning.kind !== 'refused-pins' || warning.lockedUntil === null) return warning.message;
  return `${warning.message} The PIN opens nothing until ${formatMoment(warning.lockedUntil)}.`;
}
