import { FolderOpen } from 'lucide-react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/** The board while its folders are read. */
export function BoardSkeleton() {
  return (
    <div role="status" aria-label="Loading your folders" className="flex gap-3 overflow-hidden pt-11">
      {['1', '2', '3', '4'].map((key) => (
        <Skeleton key={key} className="h-104 w-69 shrink-0 rounded-lg" />
      ))}
    </div>
  );
}

/** Stands beside Unorganized until there is a folder. */
export function NoFolders({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="grid w-69 shrink-0 snap-center place-content-center justify-items-center gap-1 rounded-lg border border-dashed border-line-strong px-6 text-center max-sm:order-first max-sm:w-[calc(100vw-4.5rem)] sm:flex-1">
      <FolderOpen className="mb-3 size-6 text-faint" strokeWidth={1.5} aria-hidden />
      <p className="font-serif text-xl">Keep what belongs together in one place</p>
      <p className="max-w-sm text-pretty text-muted">
        Make a folder for a campaign, a client or a quarter. Then drag emails into it, or choose Move to in a card’s
        menu.
      </p>
      <Button variant="main" className="mt-4" onClick={onCreate}>
        Create your first folder
      </Button>
    </div>
  );
}
