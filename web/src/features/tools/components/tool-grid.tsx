import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { routeOfTool } from '../tool-routes';
import { useOpenTools } from '../use-tools';
import { ToolCard } from './tool-card';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];
const GRID = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3';

export function ToolGrid() {
  const tools = useOpenTools();
  if (tools.isPending) {
    return (
      <div role="status" aria-label="Loading the tools" className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-44 rounded-lg" />
        ))}
      </div>
    );
  }
  if (tools.isError) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4.5"
      >
        <p className="text-muted">The tools could not be loaded. What you saved is safe.</p>
        <Button size="small" onClick={() => void tools.refetch()}>
          <RotateCw className="size-4" aria-hidden />
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={GRID}>
      {tools.data?.map((tool) => (
        <ToolCard key={tool.id} tool={tool} to={routeOfTool(tool.name) ?? '/'} />
      ))}
    </div>
  );
}
