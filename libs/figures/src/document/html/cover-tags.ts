import type { Attributes, TagReader } from './tags';

/** Deeper cover tags within each other are no cover page. */
const DEEPEST = 4;
const TAGS = new Set(['ix:nonnumeric', 'ix:nonfraction']);

/** The cover's tags that are open. The year may be tagged within the day: 'June 30, 2025'. */
export class CoverTags {
  readonly #open: { name: string; text: string; context: string; depth: number }[] = [];

  /** `depth` is how many elements are open, its own among them. */
  open(name: string, attributes: Attributes, depth: number): void {
    const tagged = attributes['name'] ?? '';
    if (!TAGS.has(name) || !tagged.startsWith('dei:')) return;
    if (this.#open.length >= DEEPEST) return;
    const context = attributes['contextref'] ?? '';
    this.#open.push({ name: tagged.slice('dei:'.length), text: '', context, depth });
  }

  add(text: string): void {
    for (const tag of this.#open) tag.text += text;
  }

  /** Ends the tags that lie deeper than so many elements. */
  close(depth: number, reader: TagReader): void {
    for (let tag = this.#open.at(-1); tag && depth < tag.depth; tag = this.#open.at(-1)) {
      reader.addCover(tag);
      this.#open.pop();
    }
  }
}
