import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { useTools } from '../use-tools';
import { ComingTools } from './coming-tools';
import { ToolCard } from './tool-card';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];
const GRID = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3';

export function ToolGrid() {
  const tools = useTools();
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
      <LoadFailureCard onRetry={tools.refetch}>The tools could not be loaded. What you saved is safe.</LoadFailureCard>
    );
  }
  return (
    <div className={GRID}>
      {tools.data.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
      <ComingTools />
    </div>
  );
}
