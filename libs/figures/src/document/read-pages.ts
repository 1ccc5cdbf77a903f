import type { DocumentContent } from './document';
import { pageLines, type PageItem } from './lines/page-lines';
import { writeLines } from './lines/write-lines';
import { Writer } from './writer';

/** Reads a PDF from what stands where on its pages. A line `Page N` stands before the text of each page. */
export class PageReader {
  readonly #writer = new Writer();

  /** Pages come in their order, counted from 1. Returns whether there is any text on the page. */
  add(page: number, items: PageItem[]): boolean {
    const lines = pageLines(items);
    this.#writer.startPage(page);
    writeLines(lines, this.#writer);
    return lines.length > 0;
  }

  end(): DocumentContent {
    return { ...this.#writer.end(), filing: null, hasBrokenTags: false };
  }
}
