import { useCallback, useEffect, useLayoutEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { parseJson } from './parse-json';

export const STORED_PREFIX = 'copydesk-draft:';

/** State that outlives a reload of this tab. `version` goes up when the shape changes: what is older is dropped. */
export function useStoredState<T>(key: string, version: number, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const storageKey = nameOf(key, version);
  const [value, setValue] = useState<T>(() => read(storageKey, initial));
  const [valueKey, setValueKey] = useState(storageKey);
  // What was typed under one key is never shown or written under another.
  if (valueKey !== storageKey) {
    setValueKey(storageKey);
    setValue(read(storageKey, initial));
  }
  // While this part was drawn, in pieces, one may have gone on typing in the part whose place it takes.
  useLayoutEffect(() => {
    const stored = sessionStorage.getItem(storageKey);
    // oxlint-disable-next-line react/set-state-in-effect -- The storage is what it is synchronized with.
    if (stored !== null) setValue((now) => (JSON.stringify(now) === stored ? now : parseJson<T>(stored)));
  }, [storageKey]);
  useEffect(() => {
    if (valueKey === storageKey) write(storageKey, value);
  }, [valueKey, storageKey, value]);
  // Written before it is drawn: it may be typed in the very moment in which another part takes the place of this one.
  const set = useCallback(
    (next: SetStateAction<T>) => {
      if (!(next instanceof Function)) write(storageKey, next);
      setValue(next);
    },
    [storageKey],
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
  for (const storage of [sessionStorage, localStorage]) {
    Object.keys(storage)
      .filter((key) => key.startsWith(STORED_PREFIX))
      .forEach((key) => storage.removeItem(key));
  }
}

function nameOf(key: string, version: number): string {
  return `${STORED_PREFIX}${key}:${version}`;
}

function read<T>(storageKey: string, initial: T): T {
  const stored = sessionStorage.getItem(storageKey);
  return stored === null ? initial : parseJson<T>(stored);
}

function write(storageKey: string, value: unknown): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // A full storage costs the reload its memory, and nothing else.
  }
}
