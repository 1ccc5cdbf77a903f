import { useEffect, useState } from 'react';

const EVERY_MS = 1_000;

/** The server's time in milliseconds since 1970, read every second. `aheadMs` is how far its clock is ahead of ours. */
export function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
