import { join } from 'node:path';
import { JobError, type JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { decodeBody } from '../fetch/decode-body';
import { fetchPublic, type Guard } from '../fetch/fetch-public';
import { ProcessFailed, runProcess } from '../fetch/run-process';
import type { FeedAnswer } from './read-feed.process';
import type { ReadFeed } from './read-feed';

const READER = join(__dirname, 'read-feed.process.js');
const READING = { limitMs: 15_000, memoryMb: 256 };

/** Reads one news feed into the catalysts. What it brought before is skipped, so that it may run again at any time. */
export class ImportFeedHandler implements JobHandler<'import-feed'> {
  constructor(
    private readonly database: Database,
    private readonly guard: Guard,
  ) {}

  async run({ payload }: Job<'import-feed'>, { signal }: JobContext): Promise<JobOutput<'import-feed'>> {
    const feed = await this.database.catalystFeeds.find(payload.feedId);
    if (!feed) return { result: { newItems: 0 } };
    const { text, ...validators } = await fetchFeed(feed, this.guard, signal);
    const read = text === null ? null : await readApart(text, signal);
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

/** Reads a feed in a process of its own. @throws JobError that says what is wrong with it. */
async function readApart(text: string, signal: AbortSignal): Promise<ReadFeed> {
  const answer = await runProcess<string, FeedAnswer>(READER, text, { ...READING, signal }).catch((error: unknown) => {
    if (!(error instanceof ProcessFailed)) throw error;
    throw new JobError('It is too complex to be read.', { cause: error });
  });
  if ('refused' in answer) throw new JobError(answer.refused);
  return answer.feed;
}

/** A feed, and what its server said of it the last time. */
interface KnownFeed {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

/** A feed as its server sent it; `text` is null where nothing has changed since. */
interface FetchedFeed {
  text: string | null;
  etag: string | null;
  lastModified: string | null;
}

async function fetchFeed(feed: KnownFeed, guard: Guard, signal: AbortSignal): Promise<FetchedFeed> {
  const { status, headers, body } = await fetchPublic(feed.url, {
    ...guard,
    signal,
    headers: headersFor(feed),
  });
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  if (status === 304) return { text: null, etag: etag ?? feed.etag, lastModified: lastModified ?? feed.lastModified };
  if (status < 200 || status > 299) throw new JobError(`Its server answered with an error (${status}).`);
  return { text: decodeBody({ headers, body }), etag, lastModified };
}

function headersFor({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
    'user-agent': 'Copydesk (news feeds)',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}
