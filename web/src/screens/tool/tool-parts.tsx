import { useEffect, useRef } from 'react';
import { displayName, useSession } from '@/features/session/use-session';

/** What a tool of the catalog is, in the words of its row. */
export function AppHeader({ title, description }: { title: string; description: string }) {
  return (
    <header>
      <h2 className="font-serif text-xl break-words">{title}</h2>
      {description && <p className="mt-0.5 break-words text-muted">{description}</p>}
    </header>
  );
}

/** Who writes, and how much was written so far: read again when an email is done, since it counts. */
export function WriterHeader({ isGenerating }: { isGenerating: boolean }) {
  const { data: user, refetch } = useSession();
  const wasGenerating = useRef(false);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating) void refetch();
    wasGenerating.current = isGenerating;
  }, [isGenerating, refetch]);
  if (!user) return null;
  const total = user.totalGenerations;
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="min-w-0 truncate font-serif text-xl">{displayName(user)}</h2>
      <p className="text-sm text-muted tabular-nums">
        {total.toLocaleString('en-US')} total {total === 1 ? 'generation' : 'generations'}
      </p>
    </header>
  );
}
