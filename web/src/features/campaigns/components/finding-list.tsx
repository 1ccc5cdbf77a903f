import { TriangleAlert } from 'lucide-react';
import type { Finding } from '../check/finding';

/** What in a part disagrees with what was entered, in sentences. */
export function FindingList({ label, findings }: { label: string; findings: Finding[] }) {
  return (
    <ul
      aria-label={`To be checked in ${label}`}
      className="mb-5 flex flex-col gap-1.5 rounded-md border border-warn/30 bg-warn-soft p-3 text-sm"
    >
      {findings.map(({ place, message }) => (
        <li key={`${place?.from} ${message}`} className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
    </ul>
  );
}
