import type { Tag } from './tags';
import { isSpace, spaced } from '../../characters';

/** Text while it is gathered: white space is made one space, and tags keep their places in it. */
export class Runs {
  text = '';
  /** Characters of `text` in bold type. */
  bold = 0;
  readonly tags: { tag: Tag; from: number; to: number }[] = [];
  readonly #open: { tag: Tag; from: number }[] = [];

  get isEmpty(): boolean {
    return this.text.trim() === '';
  }

  add(piece: string, isBold: boolean): void {
    const plain = spaced(piece);
    const isOpen = this.text === '' || isSpace(this.text.slice(-1));
    const text = isOpen && plain.startsWith(' ') ? plain.slice(1) : plain;
    this.text += text;
    if (isBold) this.bold += text.trimEnd().length;
    // The tags that are open see each piece, as it is printed.
    for (const { tag } of this.#open) tag.shown += piece;
  }

  /** Ends a line; two in a row part paragraphs. */
  break(): void {
    this.text = this.text.trimEnd();
    if (this.text !== '' && !this.text.endsWith('\n\n')) this.text += '\n';
  }

  open(tag: Tag): void {
    this.#open.push({ tag, from: this.text.length });
  }

  close(): Tag | null {
    const ended = this.#open.pop();
    if (!ended) return null;
    this.tags.push({ ...ended, to: this.text.length });
    return ended.tag;
  }
}
