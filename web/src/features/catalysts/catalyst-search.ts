import type { CatalystResponse } from '@copydesk/contracts';

/** How far the search for catalysts that fit a document has come. */
export type CatalystSearch =
  | { status: 'searching'; stage: string }
  | { status: 'found'; catalysts: CatalystResponse[] }
  | { status: 'failed'; message: string };
