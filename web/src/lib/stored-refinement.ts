import { parseJson } from '@/lib/parse-json';

/** A saved email on its way to the screen that refines it. */
export interface Refinement {
  title: string;
  content: string;
  originalPrompt: string | null;
  threadId: string;
  /** The version of the thread that holds these words. */
  version: number;
}

const STORAGE_KEY = 'copydesk-refine';

export function storeRefinement(refinement: Refinement): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(refinement));
}

/** What was stored for the screen that opens now; it takes it away once it has loaded it. */
export function readRefinement(): Refinement | null {
  try {
    return parseJson<Refinement | null>(localStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetRefinement(): void {
  localStorage.removeItem(STORAGE_KEY);
}
