/** A model's window cannot hold what must not be cut. It says of itself, as errors of a model do, what it means for a job. */
export class TooLongError extends RangeError {
  override readonly name = 'TooLongError';
  readonly code = 'model/too-long';
  readonly retry = 'never';
  readonly retryAfterMs = 0;

  constructor(cause: string) {
    super('This is more text than the writing model can take in at once. Please shorten it and try again.', { cause });
  }
}
