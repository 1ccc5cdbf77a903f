import { useEffect, useState } from 'react';

/** True while something is on, and for a moment after: so that one sees how it ended. */
export function useLingering(isOn: boolean, forMs: number): boolean {
  const [lingers, setLingers] = useState(isOn);
  useEffect(() => {
    const timer = setTimeout(() => setLingers(isOn), isOn ? 0 : forMs);
    return () => clearTimeout(timer);
  }, [isOn, forMs]);
  return isOn || lingers;
}
