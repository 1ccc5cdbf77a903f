import { PenLine, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/** Nothing was saved yet. */
export function EmptyLibrary() {
  return (
    <Notice
      icon={<PenLine className="size-6" strokeWidth={1.5} aria-hidden />}
      title="Ready to create amazing content?"
      text="Start generating with our AI-powered copywriting tools"
    />
  );
}

/** Nothing fits the search or the filter. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Notice
      icon={<SearchX className="size-6" strokeWidth={1.5} aria-hidden />}
      title="No matches found"
      text="Try adjusting your search or filter criteria"
    >
      <Button size="small" onClick={onClear}>
        Clear search and filters
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-lg border border-line bg-surface px-6 py-14 text-center">
      <span className="mb-3 text-faint">{icon}</span>
      <p className="font-serif text-xl">{title}</p>
      <p className="text-muted">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}

/** Cards that are still coming, in their final places. */
export function ListSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading what you saved" className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface py-4 pr-4 pl-11">
          <Skeleton className="h-5 w-2/5 bg-lifted" />
          <Skeleton className="h-5 w-3/5 rounded-full bg-lifted sm:w-2/6" />
          <Skeleton className="h-4 w-full bg-lifted" />
          <Skeleton className="h-4 w-4/5 bg-lifted" />
        </div>
      ))}
    </div>
  );
}
