import { newId } from '@/lib/new-id';
import { parseJson } from '@/lib/parse-json';
import { STORED_PREFIX } from '@/lib/use-stored-state';

const PREFIX = `${STORED_PREFIX}typed:`;

/** What was typed and is not on the server yet, with the text that it was made of. */
export interface Typed {
  base: string;
  text: string;
}

/** Where a browser keeps what is typed until it is saved; it outlives the page, and its tab. */
export type TypedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] };

const browserStorage: TypedStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** What is typed in one thread by one page: another page that has the same thread open keeps its own. */
export class KeptText {
  private readonly key: string;

  constructor(
    private readonly threadId: string,
    private readonly storage: TypedStorage = browserStorage,
  ) {
    this.key = `${PREFIX}${threadId}:${newId()}`;
  }

  keep(typed: Typed): void {
    try {
      this.storage.setItem(this.key, JSON.stringify(typed));
    } catch {
      // A full storage costs a crash what was typed in the last second, and nothing else.
    }
  }

  forget(): void {
    this.storage.removeItem(this.key);
  }

  /** Takes over what other pages left: one that was closed, or that is still open and will save it, too. */
  takeOver(): Typed[] {
    return this.storage
      .keys()
      .filter((key) => key.startsWith(`${PREFIX}${this.threadId}:`) && key !== this.key)
      .flatMap((key) => {
        const stored = this.storage.getItem(key);
        this.storage.removeItem(key);
        return stored === null ? [] : [parseJson<Typed>(stored)];
      });
  }
}
