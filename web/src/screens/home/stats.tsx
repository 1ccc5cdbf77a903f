import { CalendarDays, Library, Star } from 'lucide-react';
import { useLibrarySummary } from '@/features/library/queries';
import { useOwnCounts } from '@/features/session/use-own-counts';
import { StatCard } from '@/ui/stat-card';

const ICON = 'size-5 shrink-0';

/** How much there is: saved, written this month, and liked. */
export function Stats() {
  const counts = useOwnCounts();
  const { data: summary, isError } = useLibrarySummary();
  const say = (count: number | undefined) => count?.toLocaleString('en-US') ?? (isError ? null : undefined);
  return (
    <section aria-label="Your numbers" className="grid grid-cols-3 gap-2.5 sm:gap-3.5">
      <StatCard
        label="Total Generations"
        value={say(summary?.total)}
        unit="saved"
        icon={<Library className={`${ICON} text-faint max-sm:hidden`} strokeWidth={1.75} aria-hidden />}
      />
      <StatCard
        label="This Month"
        value={counts?.monthlyGenerations.toLocaleString('en-US')}
        unit="written"
        icon={<CalendarDays className={`${ICON} text-faint max-sm:hidden`} strokeWidth={1.75} aria-hidden />}
      />
      <StatCard
        label="Favorites"
        value={say(summary?.favorites)}
        icon={<Star className={`${ICON} text-warn max-sm:hidden`} strokeWidth={1.75} aria-hidden />}
      />
    </section>
  );
}
