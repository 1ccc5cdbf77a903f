import { useEffect, useState } from 'react';
import { dropUnlock } from './unlock-calls';

/** Drops what an earlier page of this browser unlocked. True when that is done. */
export function useDroppedUnlock(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // Where the server is away there is nothing to drop: the PIN is asked for anyway.
    dropUnlock()
      .catch(() => undefined)
      .finally(() => setDone(true));
  }, []);
  return isDone;
}
