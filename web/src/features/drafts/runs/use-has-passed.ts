import { useEffect, useState } from 'react';

/** True from that moment on, without waiting for the next tick of a clock; never where there is none. */
export function useHasPassed(at: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
