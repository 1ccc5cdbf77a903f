import { ArrowRight } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { TutorialGrid } from '@/features/tutorials/tutorial-grid';
import { buttonStyle } from '@/ui/button-style';
import { Logo } from '@/ui/logo';

/** How the tools are used, for visitors; the signed-in get the page with the menu and more help. */
export default function TutorialsScreen() {
  const isSignedIn = Boolean(useSession().data);
  if (isSignedIn) return <Navigate to="/how-to-use-internal" replace />;
  return (
    <>
      <header className="flex h-14 items-center justify-between border-b border-line px-4 sm:px-6">
        <Logo />
        <Link to="/auth?log-in" className={buttonStyle('plain', 'small')}>
          Sign In
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-300 flex-col gap-7 px-4 pt-8 pb-16 sm:px-6 lg:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-serif text-greeting tracking-[-0.01em] max-sm:text-[1.75rem]">How to use Copydesk</h1>
          <Link to="/auth" className={buttonStyle('main')}>
            Get Started Free
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        </div>
        <TutorialGrid />
      </main>
    </>
  );
}
