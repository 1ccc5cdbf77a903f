/** A feed that could not be read. Its message is a sentence for administrators. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code = 'job/failed';
  readonly retry = 'never';
  readonly retryAfterMs = 0;
}
