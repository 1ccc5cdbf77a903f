import { cleanText } from '@copydesk/text';
import type OpenAI from 'openai';
import { checkFinish } from './check-finish';
import { connect } from './connect';
import { IdleWatch } from './idle-watch';
import { ModelError, toModelError } from './model-error';
import type { SourcedAnswer } from './sourced-answer';
import { webSearch, type SearchSettings, type WebSearch } from './web-search';

export interface ModelSettings {
  apiKey: string;
  /** Address of an OpenAI-compatible server, ending in its version; undefined = OpenAI. */
  baseUrl: string | undefined;
  /** The names of the models for the two kinds of work. */
  write: string;
  check: string;
  /** How long a model may be silent, in milliseconds. */
  idleMs?: number;
  /** Nobody, where it is left out. */
  search?: SearchSettings;
}

export type ModelKind = 'write' | 'check';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a call used. */
export interface ModelUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
}

export interface CallOptions {
  signal: AbortSignal;
  onUsage: (usage: ModelUsage) => void;
}

export interface StructuredFormat<T> {
  /** What the answer is called in the request. */
  name: string;
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** Reads the parsed JSON. @throws Error where it does not fit. */
  parse: (json: unknown) => T;
}

/** The only code that talks to a model. It never retries: that is the business of jobs. */
export class Model {
  private readonly client: OpenAI;
  private readonly search: WebSearch | null;

  constructor(private readonly settings: ModelSettings) {
    this.client = connect(settings.apiKey, settings.baseUrl);
    this.search = webSearch(settings.search ?? { provider: 'none' }, this.client);
  }

  /** True where `answerWithSources` can be asked. */
  get searches(): boolean {
    return this.search !== null;
  }

  /**
   * Streams an answer, piece by piece, to `onText`, and returns the whole of it.
   * @throws ModelError; or the signal's reason where it was aborted.
   */
  async stream(
    kind: ModelKind,
    messages: ModelMessage[],
    { signal, onUsage, onText }: CallOptions & { onText: (piece: string) => void },
  ): Promise<string> {
    return this.guarded(signal, async (idle) => {
      const model = this.settings[kind];
      const stream = await this.client.chat.completions.create(
        { model, messages, stream: true, stream_options: { include_usage: true } },
        { signal: AbortSignal.any([signal, idle.signal]) },
      );
      let text = '';
      let finish: string | null = null;
      for await (const chunk of stream) {
        idle.heard();
        const choice = chunk.choices[0];
        // Postgres holds no NUL.
        const piece = choice?.delta.content?.replaceAll('\0', '');
        if (piece) {
          text += piece;
          onText(piece);
        }
        finish = choice?.finish_reason ?? finish;
        if (chunk.usage) {
          const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = chunk.usage;
          onUsage({ model, inputTokens, outputTokens });
        }
      }
      // An aborted stream ends without throwing.
      signal.throwIfAborted();
      if (idle.signal.aborted) throw new ModelError('model/timeout', 'later');
      checkFinish(finish, text);
      return text;
    });
  }

  /**
   * Asks for a whole answer in prose.
   * @throws ModelError; or the signal's reason where it was aborted.
   */
  complete(kind: ModelKind, messages: ModelMessage[], options: CallOptions): Promise<string> {
    return this.stream(kind, messages, { ...options, onText: () => {} });
  }

  /**
   * Asks a model that searches the web. Its sources come from the structured fields of the answer alone.
   * @throws ModelError, also where no search is set up; or the signal's reason where it was aborted.
   */
  async answerWithSources(messages: ModelMessage[], { signal, onUsage }: CallOptions): Promise<SourcedAnswer> {
    const { search } = this;
    if (search === null) throw new ModelError('model/not-set-up', 'never');
    return this.guarded(signal, (idle) =>
      search(messages, { signal: AbortSignal.any([signal, idle.signal]), onUsage }),
    );
  }

  /**
   * Asks for an answer of a given form. One that does not fit is asked for once more.
   * @throws ModelError; or the signal's reason where it was aborted.
   */
  async structured<T>(
    kind: ModelKind,
    messages: ModelMessage[],
    format: StructuredFormat<T>,
    options: CallOptions,
  ): Promise<T> {
    const first = await this.askOnce(kind, messages, format, options);
    if (first.ok) return first.value;
    const again: ModelMessage = {
      role: 'user',
      content: `Your answer could not be used: ${first.problem} Answer again, with JSON of the required form only.`,
    };
    const second = await this.askOnce(kind, [...messages, again], format, options);
    if (second.ok) return second.value;
    throw new ModelError('model/bad-answer', 'never', 0, new Error(second.problem));
  }

  private askOnce<T>(
    kind: ModelKind,
    messages: ModelMessage[],
    format: StructuredFormat<T>,
    { signal, onUsage }: CallOptions,
  ): Promise<{ ok: true; value: T } | { ok: false; problem: string }> {
    return this.guarded(signal, async (idle) => {
      const model = this.settings[kind];
      const answer = await this.client.chat.completions.create(
        {
          model,
          messages,
          response_format: {
            type: 'json_schema',
            json_schema: { name: format.name, schema: format.schema, strict: true },
          },
        },
        { signal: AbortSignal.any([signal, idle.signal]) },
      );
      onUsage({
        model,
        inputTokens: answer.usage?.prompt_tokens ?? 0,
        outputTokens: answer.usage?.completion_tokens ?? 0,
      });
      const choice = answer.choices[0];
      if (choice?.message.refusal) throw new ModelError('model/refused', 'never');
      return readStructured(choice?.message.content ?? '', format);
    });
  }

  private async guarded<T>(signal: AbortSignal, call: (idle: IdleWatch) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const idle = new IdleWatch(this.settings.idleMs ?? 60_000);
    try {
      return await call(idle);
    } catch (error) {
      signal.throwIfAborted();
      throw idle.signal.aborted ? new ModelError('model/timeout', 'later', 0, error) : toModelError(error);
    } finally {
      idle.stop();
    }
  }
}

function readStructured<T>(
  content: string,
  format: StructuredFormat<T>,
): { ok: true; value: T } | { ok: false; problem: string } {
  try {
    return { ok: true, value: format.parse(JSON.parse(content, storable)) };
  } catch (error) {
    return { ok: false, problem: error instanceof SyntaxError ? 'it is not JSON.' : String(error) };
  }
}

/** What a model writes is kept in Postgres, which holds neither NUL nor halves of a character. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
