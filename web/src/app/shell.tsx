import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useOwnCounts } from '@/features/session/use-own-counts';
import { useServerStatus } from '@/features/session/use-server-status';
import { classNames } from '@/ui/class-names';
import { Logo } from '@/ui/logo';
import { FullPageSpinner } from './full-page-spinner';
import { InboxButton } from './inbox-button';
import { KeysButton } from './keys-button';
import { PaletteButton } from './palette-button';
import { useScreenTitle } from './use-screen-title';
import { UserMenu } from './user-menu';
import { useToldSize } from '@/lib/use-told-size';
import { Pill } from '@/ui/pill';

/** The header stays while screens come and go. */
export default function Shell() {
  return (
    <div className="flex min-h-(--window) flex-col">
      <AppHeader />
      <Suspense fallback={<FullPageSpinner />}>
        <Outlet />
      </Suspense>
    </div>
  );
}

function AppHeader() {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const isHome = pathname === '/';
  const start = useToldSize('--header-start', 'offsetWidth');
  const end = useToldSize('--header-end', 'offsetWidth');
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-page px-4 max-sm:gap-1 sm:px-6 barred:gap-2 barred:pl-5 max-lg:z-20 max-lg:has-[[role=menu]]:z-40 tall:max-lg:sticky tall:max-lg:top-0">
      <div ref={start} className="flex min-w-0 items-center gap-3 max-sm:gap-1 barred:gap-2">
        <Link
          to="/"
          aria-label="Copydesk"
          className={classNames('flex items-center rounded-sm max-md:min-h-11', !isHome && 'max-md:hidden')}
        >
          <Logo />
        </Link>
        {isHome && <HeaderCounts />}
        {!isHome && (
          <>
            <Divider />
            <Link
              to="/"
              className="-ml-2.5 inline-flex size-9 max-md:size-11 shrink-0 items-center justify-center gap-2 rounded-md text-muted transition-colors duration-150 hover:text-text lg:ml-0 lg:w-auto"
            >
              <ArrowLeft className="size-4" aria-hidden />
              <span className="max-lg:sr-only">Back to Dashboard</span>
            </Link>
            <Divider />
            <h1 title={title} className="min-w-0 truncate font-semibold barred:max-w-46">
              {title}
            </h1>
          </>
        )}
      </div>
      <div ref={end} className="ml-auto flex shrink-0 items-center gap-2 sm:gap-3 barred:gap-1.5">
        <DemoModelPill />
        <PaletteButton />
        <InboxButton />
        <KeysButton />
        <UserMenu />
      </div>
    </header>
  );
}

function Divider() {
  return <span aria-hidden className="h-5 w-px shrink-0 bg-line-strong max-md:hidden barred:hidden" />;
}

/** What was written in all and this month, saved or not, where there is room for it. */
function HeaderCounts() {
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

/** Shown while no real model is set, so that nobody takes its writing for more than it is. */
function DemoModelPill() {
  if (!useServerStatus().data?.demoModel) return null;
  return (
    <Pill tone="warn">
      <span aria-hidden className="size-1.5 rounded-full bg-warn" />
      <span>
        Demo<span className="max-sm:sr-only barred:sr-only"> model</span>
      </span>
    </Pill>
  );
}
