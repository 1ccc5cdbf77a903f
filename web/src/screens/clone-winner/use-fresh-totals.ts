import { useEffect, useRef } from 'react';
import { useSession } from '@/features/session/use-session';

/** Who is signed in, read again when an email is done: it counts. */
export function useFreshTotals(isGenerating: boolean) {
  const { data: user, refetch } = useSession();
  const wasGenerating = useRef(false);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating) void refetch();
    wasGenerating.current = isGenerating;
  }, [isGenerating, refetch]);
  return user ?? null;
}
