import { useOwnCounts } from '@/features/session/use-own-counts';

/** What was written in all and this month, saved or not, where there is room for it. */
export function HeaderCounts() {
  const counts = useOwnCounts();
  if (!counts) return null;
  return (
    <dl className="flex gap-4 border-l border-line-strong pl-4 text-muted max-lg:hidden">
      <Count name="Written">{counts.totalGenerations}</Count>
      <Count name="This month">{counts.monthlyGenerations}</Count>
    </dl>
  );
}

function Count({ name, children }: { name: string; children: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-semibold text-text tabular-nums">{children.toLocaleString('en-US')}</dd>
    </div>
  );
}
