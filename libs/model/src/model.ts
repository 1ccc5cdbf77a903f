import type OpenAI from 'openai';
import { AnswerText } from './answer-text';
import { MemoryStore, type CapabilityStore } from './capabilities';
import { Chat, type ChatAnswer, type ModelMessage, type ModelUsage } from './chat';
import { checkFinish } from './check-finish';
import { withoutClosingRemarks } from './closing-remarks';
import { connect } from './connect';
import { findJson } from './find-json';
import { IdleWatch } from './idle-watch';
import { ModelError, toModelError, type Target } from './model-error';
import { DEFAULTS, type ModelKind, type ModelSettings } from './model-settings';
import type { SourcedAnswer } from './sourced-answer';
import { withoutThoughts } from './thoughts';
import { webSearch, type WebSearch } from './web-search';

export interface CallOptions {
  signal: AbortSignal;
  onUsage: (usage: ModelUsage) => void;
  /** The model thinks, and its answer has not begun. */
  onThinking?: () => void;
}

export interface StructuredOptions extends CallOptions {
  /** An answer that cannot be used is not asked for again. */
  once?: boolean;
}

export interface StreamOptions extends CallOptions {
  onText: (piece: string) => void;
  /** What the model said beside its answer. Comes at the end, where it said anything. */
  onNote?: (note: string) => void;
  /** What the answer is made of: the text to be changed and the request; missing where a text is written anew. */
  given?: string | undefined;
}

export interface StructuredFormat<T> {
  /** What the answer is called in the request. */
  name: string;
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** Reads the parsed JSON. @throws Error where it does not fit. */
  parse: (json: unknown) => T;
}

/** How much more room an answer is given that did not fit. */
const MORE_ROOM = 2;

/** How much of an answer that could not be used is shown to the model again, in characters. */
const SHOWN_AGAIN = 20_000;

/** The only code that talks to a model. It never retries what a model has read: that is the business of jobs. */
export class Model {
  private readonly client: OpenAI;
  private readonly chat: Chat;
  private readonly store: CapabilityStore;
  private readonly search: WebSearch | null;
  private readonly settings: ModelSettings & typeof DEFAULTS;

  constructor(settings: ModelSettings) {
    this.settings = { ...DEFAULTS, ...settings };
    this.client = connect(settings.apiKey, settings.baseUrl);
    this.store = settings.store ?? new MemoryStore();
    this.chat = new Chat(this.client, this.store);
    this.search = webSearch(settings.search ?? { provider: 'none' }, this.client, serverOf(settings.baseUrl));
  }

  /** True where `answerWithSources` can be asked. */
  get searches(): boolean {
    return this.search !== null;
  }

  /** The server of the other calls, and the models that are asked there. */
  get targets(): Record<ModelKind, Target> {
    return { write: this.target('write'), check: this.target('check') };
  }

  /**
   * The days on which the provider shuts its models down, by their names; null for a model whose end is not announced.
   * Empty where the server does not tell.
   */
  async shutdownDates(): Promise<Map<string, string | null>> {
    const dates = new Map<string, string | null>();
    for await (const listed of this.client.models.list()) {
      const { id, shutdown_date: date } = listed as typeof listed & { shutdown_date?: unknown };
      if (date === null || (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date))) dates.set(id, date);
    }
    return dates;
  }

  /**
   * Streams an answer, piece by piece, to `onText`, and returns the whole of it: without thoughts, notes, fences and preambles.
   * One that is a note and nothing else is empty.
   * @throws ModelError; or the signal's reason where it was aborted.
   */
  async stream(kind: ModelKind, messages: ModelMessage[], options: StreamOptions): Promise<string> {
    const target = this.target(kind);
    const pieces: string[] = [];
    let reader: AnswerText | undefined;
    const say = (piece: string) => {
      if (reader?.startedInThought) throw new HiddenThought();
      if (piece === '') return;
      pieces.push(piece);
      options.onText(piece);
    };
    const { maxTokens } = this.settings;
    let told = false;
    const onThinking = () => {
      if (!told) options.onThinking?.();
      told = true;
    };
    try {
      const answer = await this.ask(
        kind,
        { messages, maxTokens },
        { ...options, onThinking },
        (piece, startsInThought) => {
          reader ??= new AnswerText({ startsInThought, given: options.given });
          say(reader.push(piece));
          if (reader.thinking) onThinking();
        },
      );
      if (reader) say(reader.end());
      const { text, remarks } = withoutClosingRemarks(pieces.join(''), options.given);
      const note = options.onNote ? [reader?.note, ...remarks].filter(Boolean).join(' ') || null : null;
      checkFinish({ ...answer, text: text || (note ?? '') }, target);
      if (note !== null) options.onNote?.(note);
      return text;
    } catch (error) {
      if (error instanceof HiddenThought)
        await this.store.learn(target.server, target.model, { startsInThought: true });
      throw error;
    }
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
    return this.guarded(search.target, signal, (idle) =>
      search.ask(messages, { signal: AbortSignal.any([signal, idle.signal]), onUsage, heard: () => idle.heard() }),
    );
  }

  /**
   * Asks for an answer of a given form. One that does not fit is asked for once more, with what was wrong with it; one
   * that was cut off, with more room.
   * @throws ModelError; or the signal's reason where it was aborted.
   */
  async structured<T>(
    kind: ModelKind,
    messages: ModelMessage[],
    format: StructuredFormat<T>,
    { once = false, ...options }: StructuredOptions,
  ): Promise<T> {
    const target = this.target(kind);
    const { maxTokens } = this.settings;
    const schema = { name: format.name, schema: format.schema };
    const first = await this.ask(kind, { messages, schema, maxTokens }, options);
    const read = readStructured(first, target, format);
    if (read.ok) return read.value;
    if (once) throw new ModelError('model/bad-answer', 'never', { cause: new Error(read.problem) });
    const again: ModelMessage[] = [
      { role: 'assistant', content: first.text.slice(0, SHOWN_AGAIN) || '(nothing)' },
      {
        role: 'user',
        content: `Your answer could not be used: ${read.problem} Answer again, with JSON of the required form only.`,
      },
    ];
    const isCut = first.finish === 'length';
    const second = await this.ask(
      kind,
      isCut
        ? { messages, schema, maxTokens: maxTokens * MORE_ROOM }
        : { messages: [...messages, ...again], schema, maxTokens },
      options,
    );
    const readAgain = readStructured(second, target, format);
    if (readAgain.ok) return readAgain.value;
    checkFinish(second, target);
    throw new ModelError('model/bad-answer', 'never', { cause: new Error(readAgain.problem) });
  }

  private ask(
    kind: ModelKind,
    request: {
      messages: ModelMessage[];
      maxTokens: number;
      schema?: { name: string; schema: Record<string, unknown> };
    },
    { signal, onUsage, onThinking }: CallOptions,
    onText: (piece: string, startsInThought: boolean) => void = () => {},
  ): Promise<ChatAnswer> {
    const { effort, windowTokens } = this.settings;
    const target = this.target(kind);
    return this.guarded(target, signal, (idle) =>
      this.chat.ask(
        target,
        { ...request, effort: effort[kind], windowTokens },
        {
          signal: AbortSignal.any([signal, idle.signal]),
          heard: () => idle.heard(),
          text: (piece, can) => onText(piece, can.startsInThought),
          thought: () => onThinking?.(),
          usage: onUsage,
        },
      ),
    );
  }

  private target(kind: ModelKind): Target {
    const setting = kind === 'write' ? 'MODEL_WRITE' : 'MODEL_CHECK';
    return { server: serverOf(this.settings.baseUrl), model: this.settings[kind], setting };
  }

  private async guarded<T>(target: Target, signal: AbortSignal, call: (idle: IdleWatch) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const idle = new IdleWatch(this.settings.silence);
    try {
      const answer = await call(idle);
      // An aborted stream ends without throwing.
      signal.throwIfAborted();
      if (idle.signal.aborted) throw idle.signal.reason;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const failure = idle.signal.aborted ? tooSlow(target, idle.begun, error) : toModelError(error, target);
      if (failure.detail) await this.store.report(target.server, target.model, failure.detail);
      throw failure;
    } finally {
      idle.stop();
    }
  }
}

/** A thought ended that had not begun: what was streamed before it was none of the answer. */
class HiddenThought extends ModelError {
  constructor() {
    super('model/bad-answer', 'later');
  }
}

function tooSlow({ server, model }: Target, begun: boolean, cause: unknown): ModelError {
  const detail = begun
    ? `${model} at ${server} fell silent in the midst of its answer for longer than MODEL_SILENCE_MS.`
    : `${model} at ${server} did not begin to answer within MODEL_FIRST_TOKEN_MS. A model on a small machine needs longer to read: raise it, or lower MODEL_WINDOW.`;
  return new ModelError('model/timeout', 'later', { cause, detail });
}

/** How a server is named to operators: its address, without what is secret in it. */
export function serverOf(baseUrl: string | undefined): string {
  const { origin, pathname } = new URL(baseUrl ?? 'https://api.openai.com/v1');
  return origin + pathname.replace(/\/$/, '');
}

function readStructured<T>(
  answer: ChatAnswer,
  target: Target,
  format: StructuredFormat<T>,
): { ok: true; value: T } | { ok: false; problem: string } {
  if (answer.finish === null || answer.refusal || answer.finish === 'content_filter') checkFinish(answer, target);
  const json = findJson(withoutThoughts(answer.text));
  if (answer.finish === 'length') return { ok: false, problem: 'it was cut off.' };
  if (json === undefined) return { ok: false, problem: 'it is not JSON.' };
  try {
    return { ok: true, value: format.parse(json) };
  } catch (error) {
    return { ok: false, problem: String(error) };
  }
}
