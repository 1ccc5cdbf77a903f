import { useCallback, useMemo, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { parseJson } from './parse-json';

export const STORED_PREFIX = 'copydesk-draft:';

/** As this page has written it: a full storage costs the reload its memory, and nothing else. */
const written = new Map<string, string>();
const listening = new Set<() => void>();

/**
 * State that outlives a reload of this tab. Whoever shows a key shows what anybody last set under it, be it a part that has
 * left the page and hears an answer late. `version` goes up when the shape changes: what is older is dropped.
 */
export function useStoredState<T>(key: string, version: number, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const storageKey = nameOf(key, version);
  const stored = useSyncExternalStore(listen, () => readRaw(storageKey));
  const value = useMemo(() => (stored === null ? initial : parseJson<T>(stored)), [stored, initial]);
  const set = useCallback(
    (next: SetStateAction<T>) => write(storageKey, isChange(next) ? next(read(storageKey, initial)) : next),
    [storageKey, initial],
  );
  return [value, set];
}

/** The same for a state that is held elsewhere. */
export function readStored<T>(key: string, version: number, initial: T): T {
  return read(nameOf(key, version), initial);
}

export function writeStored(key: string, version: number, value: unknown): void {
  write(nameOf(key, version), value);
}

/** Forgets everything that was typed in this tab, and what this browser keeps until it is saved. */
export function forgetStoredState(): void {
  written.clear();
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

function readRaw(storageKey: string): string | null {
  return written.get(storageKey) ?? sessionStorage.getItem(storageKey);
}

function read<T>(storageKey: string, initial: T): T {
  const stored = readRaw(storageKey);
  return stored === null ? initial : parseJson<T>(stored);
}

function write(storageKey: string, value: unknown): void {
  const raw = JSON.stringify(value);
  written.set(storageKey, raw);
  try {
    sessionStorage.setItem(storageKey, raw);
  } catch {
    // It is in `written`.
  }
  listening.forEach((tell) => tell());
}
