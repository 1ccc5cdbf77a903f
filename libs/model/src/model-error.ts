import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { JobError, type JobFailure } from '@copydesk/contracts';
import { EndlessAnswer } from './connect';
import { retryAfterMs } from './retry-after';

type Code = Extract<JobFailure['code'], `model/${string}`>;

const SENTENCES: Record<Code, string> = {
  'model/unavailable': 'The writing model could not be reached. Please try again in a moment.',
  'model/busy': 'The writing model is busy right now. Please try again in a minute.',
  'model/timeout': 'The writing model took too long to answer. Please try again.',
  'model/refused': 'The writing model refused this request. Please change your material and try again.',
  'model/too-long': 'This is more text than the writing model can take in. Please shorten it and try again.',
  'model/bad-answer': 'The writing model gave an answer that could not be used. Please try again.',
  'model/not-set-up': 'The writing model is not set up correctly. Please tell your administrator.',
  'model/unsupported':
    'The writing model cannot do this. Nothing is wrong with your material: please tell your administrator.',
  'model/cut-off': 'The writing model stopped before the end. Please ask for less at a time, or try again.',
};

interface ErrorParts {
  /** How long the model asked to be left alone, in milliseconds. */
  retryAfterMs?: number;
  cause?: unknown;
  /** For people, where there is more to say than the code does. */
  sentence?: string;
  /** For operators: the parameter, the server, the setting. Holds neither a secret nor a text of a user. */
  detail?: string;
}

/** A model did not give what was asked of it. The message is a sentence for people. */
export class ModelError extends JobError {
  override readonly name = 'ModelError';

  constructor(
    code: Code,
    /** Whether the same request may be tried again. */
    retry: 'later' | 'never',
    { sentence = SENTENCES[code], ...parts }: ErrorParts = {},
  ) {
    super(sentence, { code, retry, ...parts });
  }
}

/** Where a request went: what an operator has to look at. */
export interface Target {
  server: string;
  model: string;
  /** The variable that names the model. */
  setting: string;
}

export type SdkError = APIError<number | undefined, Headers | undefined, object | undefined>;

/** An error that the server told, before its answer or in the midst of it; null for any other. */
export function toldByServer(error: unknown): SdkError | null {
  return error instanceof APIError && !(error instanceof APIConnectionError) ? (error as SdkError) : null;
}

/** The status of an error. One that is told in the midst of a stream has it in its body, if anywhere. */
export function statusOf(error: SdkError): number | undefined {
  const code = Number(error.status ?? error.code);
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : undefined;
}

/** Everything that the server said of an error, in lower case. */
export function saidOf(error: SdkError): string {
  return `${error.param ?? ''} ${error.code ?? ''} ${error.type ?? ''} ${JSON.stringify(error.error ?? error.message)}`.toLowerCase();
}

/** Says what an error of the openai SDK means to us. `sent` are the names of the parameters of the request. */
export function toModelError(error: unknown, target: Target, sent: string[] = []): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof EndlessAnswer) return endless(target, error);
  const told = toldByServer(error);
  if (told) return fromServer(told, target, sent);
  const timedOut = error instanceof APIConnectionTimeoutError;
  const detail = `${target.server} could not be reached, or broke off its answer. Is it running? It is set by OPENAI_BASE_URL.`;
  // A stream that breaks off or holds what is not JSON surfaces as a plain error of the parser or the socket.
  return new ModelError(timedOut ? 'model/timeout' : 'model/unavailable', 'later', { cause: error, detail });
}

/** A model went on past all that an answer may be. It is not asked again: it would do the same. */
export function endless({ server, model }: Target, cause?: unknown): ModelError {
  const detail = `${model} at ${server} did not end its answer and was stopped at the limit of MODEL_MAX_TOKENS.`;
  return new ModelError('model/cut-off', 'never', { cause, detail });
}

/** A request was refused by somebody's rule. */
export function refused(whose: 'the model' | 'the provider', { server, model }: Target, cause?: unknown): ModelError {
  const by = whose === 'the model' ? 'The writing model itself' : "The content rules of the model's provider";
  return new ModelError('model/refused', 'never', {
    cause,
    sentence: `${by} refused this request. Please change your material and try again.`,
    detail: `Refused by ${whose === 'the model' ? model : `the content filter of ${server}`}.`,
  });
}

function fromServer(error: SdkError, target: Target, sent: string[]): ModelError {
  const status = statusOf(error);
  const said = saidOf(error);
  const { server, model, setting } = target;
  if (/insufficient_quota|insufficient balance|"?code"?:"?402/.test(said) || status === 402) {
    const detail = `The account at ${server} has no credit left: see its billing page.`;
    return new ModelError('model/not-set-up', 'never', { cause: error, detail });
  }
  if (/content_filter|content_policy|responsibleaipolicy/.test(said)) return refused('the provider', target, error);
  const overflow = readOverflow(error, said);
  if (overflow !== null) return tooLong(overflow, target, error);
  if (/json_validate_failed/.test(said)) return new ModelError('model/bad-answer', 'later', { cause: error });
  if (status === 429 || status === 503 || status === 529) {
    const detail = `${server} answered ${status}: it has more to do than it may or can.`;
    return new ModelError('model/busy', 'later', { retryAfterMs: retryAfterMs(error.headers), cause: error, detail });
  }
  if (status === 408 || status === 504) return new ModelError('model/timeout', 'later', { cause: error });
  if (status === 401 || status === 403) {
    const detail = `${server} answered ${status}: it does not take the key of OPENAI_API_KEY, or not for ${model}.`;
    return new ModelError('model/not-set-up', 'never', { cause: error, detail });
  }
  if (status === 404) {
    const detail = `${server} answered 404: it does not know ${model}. Look at ${setting} and OPENAI_BASE_URL, which ends in the version, as in /v1.`;
    return new ModelError('model/not-set-up', 'never', { cause: error, detail });
  }
  if (status !== undefined && status < 500) return unsupported(error, status, target, sent);
  const detail = `${server} answered with an error${status ? ` ${status}` : ''}.`;
  return new ModelError('model/unavailable', 'later', { cause: error, detail });
}

function unsupported(error: SdkError, status: number, { server, model, setting }: Target, sent: string[]): ModelError {
  const said = saidOf(error);
  // Only names of our own request are repeated: a server may quote what a user handed in.
  const parameter = sent.find((name) => error.param === name) ?? sent.find((name) => said.includes(name));
  const what = parameter ? `does not accept ${parameter}` : 'does not accept our request';
  const detail = `${server} ${what} for ${model} (${status}). Run npm run models, or choose another model with ${setting}.`;
  return new ModelError('model/unsupported', 'never', { cause: error, detail });
}

/**
 * How many tokens are left for an answer, where prompt and answer together were too much but the prompt is not; null for
 * any other error. vLLM and DeepSeek tell both numbers.
 */
export function roomLeft(error: SdkError): number | null {
  const said = saidOf(error);
  const limit = /maximum context length is ([\d,]+)/.exec(said)?.[1];
  const given = /\(([\d,]+) in the messages|has ([\d,]+) input tokens/.exec(said);
  if (!limit || !given) return null;
  const left = toNumber(limit) - toNumber(given[1] ?? given[2] ?? '') - ROOM_SPARE;
  return left > 0 ? left : null;
}

const ROOM_SPARE = 16;

function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

/** More than the model can read: how many tokens it reads, and how many it was given, where that is told. */
interface Overflow {
  limit: number | undefined;
  given: number | undefined;
}

function readOverflow(error: SdkError, said: string): Overflow | null {
  const isOverflow =
    statusOf(error) === 413 ||
    /context_length_exceeded|exceed_context_size|maximum context length|exceeds the available context size|context window|prompt is too long|input is too long/.test(
      said,
    );
  if (!isOverflow) return null;
  const body: object = error.error ?? {};
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const told = (pattern: RegExp) => {
    const match = pattern.exec(said)?.[1];
    return match === undefined ? undefined : toNumber(match);
  };
  return {
    limit:
      number('n_ctx' in body ? body.n_ctx : undefined) ??
      told(/maximum context length (?:is|of) ([\d,]+)/) ??
      told(/context size \(([\d,]+)/),
    given:
      number('n_prompt_tokens' in body ? body.n_prompt_tokens : undefined) ??
      told(/(?:resulted in|you requested|requested about|contains at least|request \() ?([\d,]+)/),
  };
}

function tooLong({ limit, given }: Overflow, { server, model }: Target, cause: unknown): ModelError {
  const count = (tokens: number) => tokens.toLocaleString('en-US');
  const numbers = [
    ...(limit === undefined ? [] : [`it reads ${count(limit)} tokens`]),
    ...(given === undefined ? [] : [`it was given ${count(given)}`]),
  ];
  const why = numbers.length > 0 ? `: ${numbers.join(', ')}` : '';
  return new ModelError('model/too-long', 'never', {
    cause,
    sentence: `This is more than the writing model can read${why}. Please shorten it and try again.`,
    detail: `${model} at ${server} was given more than it reads${why}. Set MODEL_WINDOW to what it reads${limit === undefined ? '' : ` (${limit})`}, or have the server read more.`,
  });
}
