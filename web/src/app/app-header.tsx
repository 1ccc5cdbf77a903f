import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { DemoModelPill } from '@/features/status/components/demo-model-pill';
import { classNames } from '@/ui/class-names';
import { Logo } from '@/ui/logo';
import { HeaderCounts } from './header-counts';
import { KeysDialog } from './keys-dialog';
import { useScreenTitle } from './use-screen-title';
import { UserMenu } from './user-menu';

export function AppHeader() {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const isHome = pathname === '/';
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-page px-4 sm:px-6 max-lg:sticky max-lg:top-0 max-lg:z-20">
      <Link to="/" aria-label="Copydesk" className={classNames('flex rounded-sm', !isHome && 'max-md:hidden')}>
        <Logo />
      </Link>
      {isHome && <HeaderCounts />}
      {!isHome && (
        <>
          <Divider />
          <Link
            to="/"
            className="-ml-2 inline-flex size-9 shrink-0 items-center justify-center gap-2 rounded-md text-muted transition-colors duration-150 hover:text-text md:ml-0 md:w-auto"
          >
            <ArrowLeft className="size-4" aria-hidden />
            <span className="max-md:sr-only">Back to Dashboard</span>
          </Link>
          <Divider />
          <h1 className="min-w-0 truncate font-semibold">{title}</h1>
        </>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2 sm:gap-3">
        <DemoModelPill />
        <KeysDialog />
        <UserMenu />
      </div>
    </header>
  );
}

function Divider() {
  return <span aria-hidden className="h-5 w-px shrink-0 bg-line-strong max-md:hidden" />;
}
