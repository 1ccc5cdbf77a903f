import type { JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { fetchFeed, type AddressRule } from './fetch-feed';
import { readFeed } from './read-feed';

/** Reads one news feed into the catalysts. What it brought before is skipped, so that it may run again at any time. */
export class ImportFeedHandler implements JobHandler<'import-feed'> {
  constructor(
    private readonly database: Database,
    private readonly allows: AddressRule,
  ) {}

  async run({ payload }: Job<'import-feed'>, { signal }: JobContext): Promise<JobOutput<'import-feed'>> {
    const feed = await this.database.catalystFeeds.find(payload.feedId);
    if (!feed) return { result: { newItems: 0 } };
    const { text, ...validators } = await fetchFeed(feed, this.allows, signal);
    const read = text === null ? null : readFeed(text, new Date());
    const newItems = await this.database.transaction(async (stores) => {
      const added = read ? await stores.catalysts.addFromFeed(feed.id, read.items) : 0;
      const title = read ? read.title : feed.title;
      await stores.catalystFeeds.succeeded(feed.id, { ...validators, title, newItems: added });
      return added;
    });
    return { result: { newItems } };
  }

  async failed(stores: Stores, { payload }: Job<'import-feed'>, { message }: JobFailure): Promise<void> {
    await stores.catalystFeeds.failed(payload.feedId, message);
  }
}
