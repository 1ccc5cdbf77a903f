import { formatDay } from '@copydesk/text';

/** Warns of an offer that has ended already. Whether it may be written about is for the user to say. */
export function PastExpiry({ day }: { day: string }) {
  // oxlint-disable-next-line react/purity -- It is about the day of today.
  const isPast = day !== '' && day < new Date().toISOString().slice(0, 10);
  if (!isPast) return null;
  return (
    <p role="status" className="rounded-md border border-warn/30 bg-warn-soft p-3 text-warn">
      The expiry date, {formatDay(day)}, has passed.
    </p>
  );
}
