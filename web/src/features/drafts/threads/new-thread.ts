import type { ThreadResponse } from '@copydesk/contracts';

/** A thread in which nothing was said yet; `known` says what differs. */
export function newThread(known: Partial<ThreadResponse> & { id: string; appId: number }): ThreadResponse {
  return {
    campaign: null,
    inputs: null,
    messages: [],
    catalysts: [],
    summarised: false,
    coachings: [],
    reviews: [],
    job: null,
    saved: null,
    createdAt: new Date().toISOString(),
    ...known,
  };
}
