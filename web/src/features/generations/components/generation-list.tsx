import type { GenerationPreview } from '@copydesk/contracts';
import { PenLine } from 'lucide-react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { useGenerations } from '../use-generations';
import { GenerationRow } from './generation-row';

interface GenerationListProps {
  toolName: (appId: number) => string;
  linkTo: (generation: GenerationPreview) => string | null;
}

const FRAME = 'rounded-lg border border-line bg-surface';

export function GenerationList({ toolName, linkTo }: GenerationListProps) {
  const generations = useGenerations();
  if (generations.isPending) {
    return (
      <div role="status" aria-label="Loading what you saved" className="flex flex-col gap-2">
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-20 rounded-lg" />
      </div>
    );
  }
  if (generations.isError) {
    return (
      <div role="alert" className={`${FRAME} flex flex-wrap items-center justify-between gap-3 p-4.5`}>
        <p className="text-muted">Your emails could not be loaded. They are safe.</p>
        <Button size="small" onClick={() => void generations.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (generations.data.length === 0) {
    return (
      <div className={`${FRAME} flex flex-col items-center gap-1 px-6 py-12 text-center`}>
        <PenLine className="mb-3 size-6 text-faint" strokeWidth={1.5} aria-hidden />
        <p className="font-serif text-xl">Ready to create amazing content?</p>
        <p className="text-muted">Start generating with our AI-powered copywriting tools</p>
      </div>
    );
  }
  return (
    <ul className={`${FRAME} divide-y divide-line overflow-hidden`}>
      {generations.data.map((generation) => (
        <GenerationRow
          key={generation.id}
          generation={generation}
          toolName={toolName(generation.appId)}
          to={linkTo(generation)}
        />
      ))}
    </ul>
  );
}
