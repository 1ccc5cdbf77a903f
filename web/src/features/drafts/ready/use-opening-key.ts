import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isNextKey } from './use-rail-keys';

/** N, and Alt+N while one writes, opens the list of what is left to do where it is closed. */
export function useOpeningKey(isClosed: boolean, open: () => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!isClosed || !isNextKey(event)) return;
    event.preventDefault();
    // The next key is meant for the list already.
    flushSync(open);
    document.querySelector<HTMLElement>('[data-panel] [data-item]')?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
