import { httpUrl } from '@copydesk/text';

/** The answer of a model that searched the web. */
export interface SourcedAnswer {
  /** As it was written. */
  text: string;
  /** The pages it cites, each once, http and https only, in the order in which the provider lists them. */
  sources: { url: string; title: string }[];
  /** Where the text cites, as offsets in it; `source` is a place in `sources`, null for an address that was refused. */
  marks: { from: number; to: number; source: number | null }[];
  /** False where no search was made. */
  searched: boolean;
}

/** Gathers the pages that an answer cites: only addresses of the web, each once. */
export class Sources {
  readonly list: SourcedAnswer['sources'] = [];

  /** The place of a page in the list, where it is put if it is new; null for what is no address of the web. */
  add(address: unknown, title: unknown): number | null {
    const url = httpUrl(address);
    if (url === null) return null;
    const known = this.list.findIndex((source) => source.url === url);
    if (known >= 0) return known;
    const name = typeof title === 'string' ? title.trim() : '';
    return this.list.push({ url, title: name || new URL(url).hostname }) - 1;
  }
}
