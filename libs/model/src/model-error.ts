import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { JobError, type JobFailure } from '@copydesk/contracts';

type Code = Extract<JobFailure['code'], `model/${string}`>;

const SENTENCES: Record<Code, string> = {
  'model/unavailable': 'The writing model could not be reached. Please try again in a moment.',
  'model/busy': 'The writing model is busy right now. Please try again in a minute.',
  'model/timeout': 'The writing model took too long to answer. Please try again.',
  'model/refused': 'The writing model refused this request. Please change what you handed in and try again.',
  'model/too-long': 'This is more text than the writing model can take in. Please shorten it and try again.',
  'model/bad-answer': 'The writing model gave an answer that could not be used. Please try again.',
  'model/not-set-up': 'The writing model is not set up correctly. Please tell your administrator.',
};

/** A model did not give what was asked of it. The message is a sentence for people. */
export class ModelError extends JobError {
  override readonly name = 'ModelError';

  constructor(code: Code, retry: 'later' | 'never', retryAfterMs: number = 0, cause?: unknown) {
    super(SENTENCES[code], { code, retry, retryAfterMs, cause });
  }
}

/** Says what an error of the openai SDK means to us. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelError('model/timeout', 'later', 0, error);
  if (error instanceof APIConnectionError) return new ModelError('model/unavailable', 'later', 0, error);
  if (error instanceof APIError) return fromStatus(error as SdkError);
  // A stream that breaks off or holds what is not JSON surfaces as a plain error of the parser or the socket.
  return new ModelError('model/unavailable', 'later', 0, error);
}

type SdkError = APIError<number | undefined, Headers | undefined, object | undefined>;

function fromStatus(error: SdkError): ModelError {
  const { status } = error;
  if (status === 429 && error.code === 'insufficient_quota')
    return new ModelError('model/not-set-up', 'never', 0, error);
  if (status === 429) return new ModelError('model/busy', 'later', retryAfterMs(error.headers), error);
  if (status === 503) return new ModelError('model/busy', 'later', retryAfterMs(error.headers), error);
  if (status === 408) return new ModelError('model/timeout', 'later', 0, error);
  if (status === 401 || status === 403 || status === 404) return new ModelError('model/not-set-up', 'never', 0, error);
  if (status === 413 || error.code === 'context_length_exceeded')
    return new ModelError('model/too-long', 'never', 0, error);
  if (status !== undefined && status >= 400 && status < 500) return new ModelError('model/refused', 'never', 0, error);
  return new ModelError('model/unavailable', 'later', 0, error);
}

/** Reads `Retry-After` (seconds, or a date); 0 where there is none. */
function retryAfterMs(headers: Headers | undefined): number {
  const value = headers?.get('retry-after');
  if (!value) return 0;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  return Math.max(0, Date.parse(value) - Date.now()) || 0;
}
