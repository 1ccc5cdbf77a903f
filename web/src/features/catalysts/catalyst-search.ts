import type { CatalystResponse, RawCatalystResponse } from '@copydesk/contracts';

/** A catalyst in a list: found for a text, or one of the newest. */
export type ListedCatalyst = RawCatalystResponse & Partial<Pick<CatalystResponse, 'relevance'>>;

/** How far the search for catalysts that fit a document has come. */
export type CatalystSearch =
  | { status: 'searching'; stage: string }
  | { status: 'found'; catalysts: CatalystResponse[] }
  | { status: 'failed'; message: string };
