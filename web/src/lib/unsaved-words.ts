import { STORED_PREFIX } from './use-stored-state';

const saves = new Set<() => Promise<boolean>>();

/** Has `save` called before one logs out. Returns how to take that back. */
export function saveBeforeLogOut(save: () => Promise<boolean>): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** False where words are left then that only this browser keeps: logging out would throw them away. */
export async function saveTypedWords(): Promise<boolean> {
  await Promise.all([...saves].map((save) => save()));
  return !Object.keys(localStorage).some((key) => key.startsWith(STORED_PREFIX));
}
