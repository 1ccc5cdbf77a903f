import { useEffect, useRef } from 'react';
import { toastFailure } from '@/ui/toast/toast-store';
import type { Editing } from './use-hand-edits';

/**
 * Does something with the newest version once that holds what is typed. It is given what the desk can do then: the
 * version may be another one than when somebody asked for it.
 */
export function useWhenSaved<T>({ isSaved, flush }: Pick<Editing, 'isSaved' | 'flush'>, now: T) {
  const waiting = useRef<((then: T) => void) | null>(null);
  useEffect(() => {
    const act = waiting.current;
    if (!act || !isSaved) return;
    waiting.current = null;
    act(now);
  }, [isSaved, now]);
  return (act: (then: T) => void) => {
    if (isSaved) return act(now);
    waiting.current = act;
    void flush().then((done) => {
      if (done) return;
      waiting.current = null;
      toastFailure('Your changes are not saved yet', 'They are kept in this browser. Please try again in a moment.');
    });
  };
}
