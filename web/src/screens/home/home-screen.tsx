import { CirclePlay, Search } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DraftsStrip } from '@/features/library/drafts-strip';
import { useLibrarySummary } from '@/features/library/queries';
import { useOwnCounts } from '@/features/session/use-own-counts';
import { displayName, useSession } from '@/features/session/use-session';
import { ToolGrid } from '@/features/tools/tool-grid';
import { useToolName, useToolRoute } from '@/features/tools/use-tools';
import { lazyComponent } from '@/lib/lazy-component';
import { askedPalette } from '@/lib/signals';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import { TAB, TAB_LIST } from '@/ui/tab-style';
import { Start } from './start';

const GENERATIONS = 'generations';
const Library = lazyComponent(async () => ({ default: (await import('@/features/library/library')).Library }));

/** The tab stands in the address, so that Back and a link that is passed on lead to it. */
export default function HomeScreen() {
  const user = useSession().data;
  const counts = useOwnCounts();
  const isNewHere = counts?.totalGenerations === 0;
  const greeting = isNewHere ? 'Welcome' : 'Welcome back';
  const toolName = useToolName();
  const toolRoute = useToolRoute();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === GENERATIONS ? GENERATIONS : 'tools';
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 lg:gap-6 lg:pt-9">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 font-serif text-greeting tracking-[-0.01em] break-words max-sm:text-[1.75rem]">
          {user ? `${greeting}, ${displayName(user)}.` : `${greeting}.`}
        </h1>
        <div className="flex min-w-0 flex-1 justify-end gap-2 max-sm:basis-full">
          <button
            type="button"
            onClick={askedPalette.tell}
            className="flex h-9 max-md:h-11 max-w-96 min-w-0 flex-1 items-center gap-2.5 rounded-md border border-field-line bg-field px-3 text-left text-faint transition-colors duration-150 hover:border-faint max-sm:max-w-none"
          >
            <Search className="size-4 shrink-0" aria-hidden />
            <span className="truncate">Search everything you wrote</span>
          </button>
          <Link to="/how-to-use" className={buttonStyle()}>
            <CirclePlay className="size-4" aria-hidden />
            How to use
          </Link>
        </div>
      </header>
      <Tabs.Root
        // By hand: each tab that is opened is a step in the history, and one that is only passed is none.
        activationMode="manual"
        value={tab}
        onValueChange={(chosen) => setParams(chosen === GENERATIONS ? { tab: chosen } : {})}
      >
        <div className="mb-5 flex flex-wrap-reverse items-start justify-between gap-x-8 gap-y-3 border-line sm:border-b lg:mb-6">
          <Tabs.List aria-label="Dashboard" className={classNames(TAB_LIST, 'max-sm:w-full sm:border-none')}>
            <Tabs.Trigger value="tools" className={TAB}>
              AI Tools
            </Tabs.Trigger>
            <Tabs.Trigger value={GENERATIONS} className={TAB}>
              My Generations
            </Tabs.Trigger>
          </Tabs.List>
          <Stats />
        </div>
        <Tabs.Content value="tools" tabIndex={-1}>
          <h2 className="sr-only">AI Tools</h2>
          <div className="flex flex-col gap-6">
            <Start isNewHere={isNewHere} />
            <DraftsStrip toolName={toolName} toolRoute={toolRoute} />
            <ToolGrid />
          </div>
        </Tabs.Content>
        <Tabs.Content value={GENERATIONS} tabIndex={-1}>
          <h2 className="sr-only">My Generations</h2>
          <Suspense>
            <Library toolName={toolName} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}

/** How much there is: saved, written this month, and liked. Where there is nothing to count, nothing is shown. */
function Stats() {
  const counts = useOwnCounts();
  const { data: summary, isError } = useLibrarySummary();
  if (!counts?.totalGenerations && !summary?.total) return null;
  const say = (count: number | undefined) => count?.toLocaleString('en-US') ?? (isError ? null : undefined);
  return (
    <section aria-label="Your numbers" className="flex gap-x-7 max-sm:w-full max-sm:justify-between sm:pb-2.5">
      <Stat label="Total Generations" value={say(summary?.total)} unit="saved" />
      <Stat label="This Month" value={counts?.monthlyGenerations.toLocaleString('en-US')} unit="written" />
      <Stat label="Favorites" value={say(summary?.favorites)} />
    </section>
  );
}

interface StatProps {
  label: string;
  /** Undefined while it is not known, null where it could not be had. */
  value: string | null | undefined;
  unit?: string;
}

function Stat({ label, value, unit }: StatProps) {
  return (
    <section aria-label={label} className="flex gap-x-2 text-muted max-sm:flex-col max-sm:text-sm">
      <p>{label}</p>
      {value === undefined ? (
        <Skeleton className="h-5 w-12" />
      ) : (
        <p>
          <span className="font-semibold text-text tabular-nums">
            {value ?? <span title="Could not be loaded">–</span>}
          </span>
          {unit && ` ${unit}`}
        </p>
      )}
    </section>
  );
}
