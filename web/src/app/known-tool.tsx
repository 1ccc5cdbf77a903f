import { isShipped } from '@copydesk/contracts';
import { Navigate, Outlet, useParams } from 'react-router-dom';
import { useTool } from '@/features/tools/use-tools';
import { routeOfTool } from '@/lib/tool-routes';
import { Button } from '@/ui/button';
import { FullPageSpinner } from './full-page-spinner';
import { NotFoundScreen } from './screens';

/** Lets pass who comes for a tool without a screen of its own; sends those who come for another to its screen. */
export function KnownTool() {
  const { name = '' } = useParams();
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
  if (tool.data && !isShipped(tool.data.name)) return <Outlet />;
  const route = tool.data && routeOfTool(tool.data.name);
  return route ? <Navigate to={route} replace /> : <NotFoundScreen />;
}
