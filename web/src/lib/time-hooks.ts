import { useEffect, useState } from 'react';

/** Milliseconds since `since`, read again every `everyMs`; it stands still where `since` is null. */
export function useElapsed(since: number | null, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [since, everyMs]);
  return since === null ? 0 : Math.max(0, now - since);
}

/** True while something is on, and for a moment after: so that one sees how it ended. */
export function useLingering(isOn: boolean, forMs: number): boolean {
  const [lingers, setLingers] = useState(isOn);
  useEffect(() => {
    const timer = setTimeout(() => setLingers(isOn), isOn ? 0 : forMs);
    return () => clearTimeout(timer);
  }, [isOn, forMs]);
  return isOn || lingers;
}

/** A value that has not changed for a moment. */
export function useSettled<T>(value: T, forMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return settled;
}
