import { useCallback, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { parseJson } from './parse-json';

export const STORED_PREFIX = 'copydesk-draft:';

/** As this page has set or read it, one object for all: a full storage costs the reload its memory, and nothing else. */
const known = new Map<string, unknown>();
const listening = new Set<() => void>();

/**
 * State that outlives a reload of this tab. Whoever shows a key shows what anybody last set under it, be it a part that has
 * left the page and hears an answer late. `version` goes up when the shape changes: what is older is dropped.
 */
export function useStoredState<T>(key: string, version: number, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const storageKey = nameOf(key, version);
  const stored = useSyncExternalStore(listen, () => read<T>(storageKey));
  const set = useCallback(
    (next: SetStateAction<T>) => {
      const before = read<T>(storageKey);
      write(storageKey, isChange(next) ? next(before === undefined ? initial : before) : next);
    },
    [storageKey, initial],
  );
  return [stored === undefined ? initial : stored, set];
}

/** The same for a state that is held elsewhere. */
export function readStored<T>(key: string, version: number, initial: T): T {
  const stored = read<T>(nameOf(key, version));
  return stored === undefined ? initial : stored;
}

export function writeStored(key: string, version: number, value: unknown): void {
  write(nameOf(key, version), value);
}

/** Forgets everything that was typed in this tab, and what this browser keeps until it is saved. */
export function forgetStoredState(): void {
  known.clear();
  for (const storage of [sessionStorage, localStorage]) {
    Object.keys(storage)
      .filter((key) => key.startsWith(STORED_PREFIX))
      .forEach((key) => storage.removeItem(key));
  }
}

function nameOf(key: string, version: number): string {
  return `${STORED_PREFIX}${key}:${version}`;
}

function isChange<T>(next: SetStateAction<T>): next is (before: T) => T {
  return typeof next === 'function';
}

function listen(listener: () => void): () => void {
  listening.add(listener);
  return () => void listening.delete(listener);
}

/** Undefined where nothing is stored. What is stored under a name is what its users say that it is. */
function read<T>(storageKey: string): T | undefined {
  if (!known.has(storageKey)) {
    const stored = sessionStorage.getItem(storageKey);
    if (stored !== null) known.set(storageKey, parseJson<T>(stored));
  }
  return known.get(storageKey) as T | undefined;
}

function write(storageKey: string, value: unknown): void {
  known.set(storageKey, value);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // It is known to this page.
  }
  listening.forEach((tell) => tell());
}
