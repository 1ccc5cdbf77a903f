import { Phrases } from './phrases';
import { stemsOf } from './words';

/** Words that the name of a part of a company may end with or lack. */
const FORMAL = new Set(
  'segment group business division unit operation platform market product line region results'.split(' '),
);
/** Single words that are rows of segment tables and mean nothing without them. */
const VAGUE = new Set(
  'other all product service total corporate elimination united state unallocated u.s us basic diluted'.split(' '),
);

/** The parts of a company that a document reports: segments, regions, product lines. */
export class Scopes {
  readonly names = new Phrases<string>();
  /** What the company is called in the document, as stems. */
  readonly company = new Set<string>();
  private readonly keys = new Map<string, string>();

  /** Adds a part by a name; `key` is the name that it has in tables, where this is another name for it. */
  add(name: string, key = name): void {
    const stems = scopeStems(name);
    if (stems.length === 0 || stems.length > 6 || stems.every((stem) => VAGUE.has(stem) || /^\d/.test(stem))) return;
    if (stems.every((stem) => this.company.has(stem))) return;
    const id = this.keys.get(scopeStems(key).join(' ')) ?? scopeStems(key).join(' ');
    if (!this.keys.has(stems.join(' '))) this.keys.set(stems.join(' '), id);
    this.names.add(stems, id);
    this.names.add(stemsOf(name), id);
  }

  /** The part that a name means; null where it is none that is known. */
  idOf(name: string): string | null {
    return this.keys.get(scopeStems(name).join(' ')) ?? null;
  }
}

function scopeStems(name: string): string[] {
  const stems = stemsOf(name.replace(/\([^)]{0,20}\)/g, ' '));
  const bare = stems.filter((stem) => !FORMAL.has(stem));
  return bare.length > 0 ? bare : stems;
}
