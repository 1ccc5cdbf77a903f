import { JobError } from '@copydesk/contracts';
import { readFeed, type ReadFeed } from './read-feed';

/** `refused` where it is no feed: an error loses its class between processes. */
export type FeedAnswer = { feed: ReadFeed } | { refused: string };

process.once('message', (text: string) => process.send?.(answerTo(text)));

function answerTo(text: string): FeedAnswer {
  try {
    return { feed: readFeed(text, new Date()) };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    return { refused: error.message };
  }
}
