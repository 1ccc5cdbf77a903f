import { isShipped } from '@copydesk/contracts';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { useTool } from '@/features/tools/use-tools';
import { routeOfTool, toolOfRoute } from '@/lib/tool-routes';
import { wantedPage } from '@/lib/wanted-page';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { FullPageSpinner } from './full-page-spinner';
import { NotFoundScreen } from './screens';

/** Sends visitors who are not signed in to do so, and then to where they wanted. Another user gets other screens: nothing of the first is left in them. */
export function RequireUser() {
  const user = useSession().data;
  const location = useLocation();
  // Who logs out here leaves no address for the next one.
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);
  if (!user) return <Navigate to="/auth" replace state={wasHere ? null : wantedPage(location)} />;
  return (
    <Fragment key={user.id}>
      <Outlet />
    </Fragment>
  );
}

/** Lets administrators pass. The server asks the same of each call. */
export function RequireAdmin() {
  if (useSession().data?.role === 'admin') return <Outlet />;
  return <Refusal title="Access Denied">You don&apos;t have permission to access this page.</Refusal>;
}

/** Lets pass who comes for a tool without a screen of its own; sends those who come for another to its screen. */
export function KnownTool() {
  const { name = '' } = useParams();
  const [params] = useSearchParams();
  const tool = useTool(name);
  if (tool.isPending) return <FullPageSpinner />;
  if (tool.isError) {
    return (
      <main className="grid min-h-dvh place-items-center px-6 text-center">
        <div role="alert" className="flex flex-col items-center gap-3">
          <h1 className="font-serif text-[1.75rem] tracking-[-0.01em]">The tool could not be loaded</h1>
          <p className="text-muted">What you saved is safe, and so is what you typed.</p>
          <Button variant="main" disabled={tool.isFetching} onClick={() => void tool.refetch()}>
            Try again
          </Button>
        </div>
      </main>
    );
  }
  if (tool.data && !isShipped(tool.data.name)) {
    return tool.data.isActive || params.has('thread') ? (
      <Outlet />
    ) : (
      <NotFoundScreen reason={`${switchedOff(tool.data)}.`} />
    );
  }
  const route = tool.data && routeOfTool(tool.data.name);
  return route ? <Navigate to={route} replace /> : <NotFoundScreen />;
}

const switchedOff = ({ displayName }: { displayName: string }) => `${displayName} is switched off`;

/**
 * Lets pass who may use the tool whose screen this is. What was written with it is still worked on: it has an address of its
 * own. Nobody waits for the answer, and the server asks the same of each call.
 */
export function RequireOpenTool() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { name = toolOfRoute(pathname)?.name } = useParams();
  const tool = useTool(name ?? null).data;
  if (!tool || params.has('thread') || params.has('campaign')) return <Outlet />;
  if (!tool.isActive) {
    return <Refusal title={switchedOff(tool)}>Existing work is kept.</Refusal>;
  }
  if (!tool.isLocked) return <Outlet />;
  return (
    <Refusal title={`${tool.displayName} is locked`}>An administrator can open it for you, under Operations.</Refusal>
  );
}

function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="m-auto flex flex-col items-center gap-3 px-6 py-16 text-center">
      <h2 className="font-serif text-greeting tracking-[-0.01em] text-balance max-sm:text-[1.75rem]">{title}</h2>
      <p className="text-muted">{children}</p>
      <Link to="/" className={buttonStyle('main', 'medium', 'mt-4')}>
        Return to Home
      </Link>
    </main>
  );
}
