import type { ModelCapabilities } from '@copydesk/contracts';
import { APIError, type OpenAI } from 'openai';
import { capabilitiesOf, learnFrom, LEAST_TOKENS, type CapabilityStore } from './capabilities';
import { endless, roomLeft, toldByServer, toModelError, type Target } from './model-error';
import { bodyOf, readChunk, type Chunk, type Usage } from './chat-protocol';
import { readEvents } from './read-events';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a call used, as it is paid for. */
export interface ModelUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Of the input, what the server had read before. */
  cachedTokens: number;
  /** Of the output, what was thought. */
  reasoningTokens: number;
  /** True where the server told no numbers. */
  estimated: boolean;
  /** Set where the server read so little of the prompt that it must have cut it: characters sent, and about how many were read. */
  cut?: { from: number; to: number };
}

/** A JSON schema that an answer is to fit. */
interface AnswerSchema {
  name: string;
  schema: Record<string, unknown>;
}

export interface ChatRequest {
  messages: ModelMessage[];
  schema?: AnswerSchema;
  effort: string | null;
  maxTokens: number;
  /** Tokens that the model reads and writes together. */
  windowTokens: number;
}

/** Hears an answer while it is made. */
export interface ChatListener {
  signal: AbortSignal;
  /** Anything came, be it a thought. */
  heard: () => void;
  text: (piece: string, can: ModelCapabilities) => void;
  thought: () => void;
  usage: (usage: ModelUsage) => void;
}

export interface ChatAnswer {
  text: string;
  /** How it ended; null where it broke off. */
  finish: string | null;
  /** True where the model itself said no. */
  refusal: boolean;
  /** True where it thought, in words that do not belong to the text. */
  thought: boolean;
  can: ModelCapabilities;
  /** Fields that a server puts beside those of the protocol: `citations` of Perplexity. */
  extra: Record<string, unknown>;
}

/** A token has ten characters at most, near enough: beyond that a limit of tokens was not kept. An empty piece counts, too. */
const CHARACTERS_PER_TOKEN = 10;
const CHARACTERS_PER_PIECE = 2;

/** How often a request is asked in another way because the server refused it unread. */
const WAYS = 10;

/** Under this share of what we sent, a server has cut the prompt without a word; short prompts cannot tell. */
const CUT_SHARE = 0.6;
const CUT_FROM_TOKENS = 1_500;

/** Puts chats to one server, in the best way that it takes, and learns which that is. */
export class Chat {
  constructor(
    private readonly client: OpenAI,
    private readonly store: CapabilityStore,
  ) {}

  /** @throws ModelError; or what an aborted signal makes of the call. */
  async ask(target: Target, request: ChatRequest, listener: ChatListener): Promise<ChatAnswer> {
    const { server, model } = target;
    let can = capabilitiesOf(await this.store.read(server, model));
    const estimate = estimateOf(request.messages);
    let room = roomLeftBy(estimate, request);
    let learned: Partial<ModelCapabilities> = {};
    for (let way = 1; ; way += 1) {
      const maxTokens = Math.min(request.maxTokens, can.maxTokens ?? Infinity, room);
      const asked = { ...request, maxTokens };
      const body = bodyOf(model, asked, can);
      const reading = new Reading(target, { ...asked, estimate }, can, listener);
      try {
        const answer = await this.read(body, reading, listener.signal);
        // A refusal may say anything: all others are asked in another way only where that has worked.
        if (Object.keys(learned).length > 0) await this.store.learn(server, model, learned);
        return answer;
      } catch (error) {
        listener.signal.throwIfAborted();
        const told = reading.begun ? null : toldByServer(error);
        const change =
          told &&
          learnFrom(told, {
            capabilities: can,
            structured: request.schema !== undefined,
            effort: request.effort !== null,
            maxTokens,
            material: request.messages.filter(({ role }) => role !== 'system').map(({ content }) => content),
          });
        const left = told && roomLeft(told);
        if (way === WAYS || (!change && (left === null || left >= maxTokens))) {
          throw toModelError(error, target, Object.keys(body));
        }
        if (left !== null) room = Math.min(room, left);
        learned = { ...learned, ...change };
        can = { ...can, ...change };
      }
    }
  }

  private async read(body: ReturnType<typeof bodyOf>, reading: Reading, signal: AbortSignal): Promise<ChatAnswer> {
    const connection = new AbortController();
    const both = AbortSignal.any([signal, connection.signal]);
    const response = await this.client.chat.completions.create(body, { signal: both }).asResponse();
    try {
      await readChunks(response, (chunk) => reading.take(chunk));
    } finally {
      connection.abort();
      reading.over();
    }
    const cut = reading.usage?.cut;
    if (cut) await this.store.report(reading.target.server, reading.target.model, cutWarning(reading, cut));
    return reading.answer;
  }
}

/** Takes the pieces of an answer; a server that does not stream answers in one. */
async function readChunks(response: Response, take: (chunk: Chunk) => void): Promise<void> {
  if (!/^application\/json/.test(response.headers.get('content-type') ?? '')) return readEvents(response, take);
  const whole = (await response.json()) as Chunk & { error?: object };
  if (whole.error) throw new APIError(undefined, whole.error, undefined, response.headers);
  take(whole);
}

/** One answer while it is read. */
class Reading {
  readonly answer: ChatAnswer;
  usage: ModelUsage | undefined;
  /** True once a piece came. */
  begun = false;
  private told: Usage | undefined;
  private characters = 0;
  private pieceCount = 0;
  private readonly pieces: string[] = [];

  constructor(
    readonly target: Target,
    private readonly request: ChatRequest & { estimate: number },
    can: ModelCapabilities,
    private readonly listener: ChatListener,
  ) {
    this.answer = { text: '', finish: null, refusal: false, thought: false, can, extra: {} };
  }

  /** @throws ModelError where the answer has no end. */
  take(chunk: Chunk): void {
    const { answer, listener } = this;
    this.begun = true;
    listener.heard();
    const { content, thought, refusal, finish, usage } = readChunk(chunk);
    this.characters += content.length + thought;
    this.pieceCount += 1;
    if (thought > 0) {
      answer.thought = true;
      listener.thought();
    }
    if (content) {
      this.pieces.push(content);
      listener.text(content, answer.can);
    }
    if (refusal) answer.refusal = true;
    answer.finish = finish ?? answer.finish;
    this.told = usage ?? this.told;
    if (chunk.citations || chunk.search_results) {
      answer.extra = { citations: chunk.citations, search_results: chunk.search_results };
    }
    const size = this.characters + this.pieceCount * CHARACTERS_PER_PIECE;
    if (size > this.request.maxTokens * CHARACTERS_PER_TOKEN) throw endless(this.target);
  }

  /** What came before a stop is paid for, too. */
  over(): void {
    this.answer.text = this.pieces.join('');
    if (!this.begun) return;
    const sent = this.request.messages.reduce((sum, { content }) => sum + content.length, 0);
    const { estimate } = this.request;
    const { model } = this.target;
    const { told } = this;
    this.usage = told
      ? { model, ...told, estimated: false }
      : {
          model,
          inputTokens: estimate,
          outputTokens: Math.ceil(this.characters / 4),
          cachedTokens: 0,
          reasoningTokens: 0,
          estimated: true,
        };
    if (told && estimate >= CUT_FROM_TOKENS && told.inputTokens < estimate * CUT_SHARE) {
      this.usage.cut = { from: sent, to: Math.round((sent * told.inputTokens) / estimate) };
    }
    this.listener.usage(this.usage);
  }
}

/** What the window leaves for an answer; our estimate may be a third too small. */
function roomLeftBy(estimate: number, { windowTokens }: ChatRequest): number {
  return Math.max(LEAST_TOKENS, Math.floor(windowTokens - (estimate * 4) / 3));
}

function estimateOf(messages: ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}

function cutWarning({ target, usage }: Reading, { from }: { from: number }): string {
  const { server, model } = target;
  const read = (usage?.inputTokens ?? 0).toLocaleString('en-US');
  return (
    `${model} at ${server} read ${read} tokens of a prompt of ${from.toLocaleString('en-US')} characters: it cuts what ` +
    `is too long without a word. Have the server read more (Ollama: OLLAMA_CONTEXT_LENGTH), or set MODEL_WINDOW to what it reads.`
  );
}

/**
 * How many tokens a text has, near enough: four ASCII characters make one, two others (UTF-16 units) do; a run of white
 * space or of one sign counts once. Where a server tells its own number, that one counts.
 */
function estimateTokens(text: string): number {
  const dense = text.replace(/\s+/g, ' ').replace(/([^\w\s])\1{3,}/g, '$1');
  let ascii = 0;
  for (let at = 0; at < dense.length; at += 1) if (dense.charCodeAt(at) < 128) ascii += 1;
  return Math.ceil(ascii / 4 + (dense.length - ascii) / 2);
}
