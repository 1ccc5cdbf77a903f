import { APIError, type OpenAI } from 'openai';
import type { Response as ModelResponse, ResponseStreamEvent } from 'openai/resources/responses/responses';
import { checkFinish } from './check-finish';
import { connect } from './connect';
import type { ModelMessage, ModelUsage } from './chat';
import { readChunk, type Chunk } from './chat-protocol';
import type { Target } from './model-error';
import { readEvents } from './read-events';
import { readPerplexityAnswer } from './read-perplexity-answer';
import { readResponsesAnswer } from './read-responses-answer';
import type { SourcedAnswer } from './sourced-answer';

/** Who searches the web: nobody, the server of the other calls by OpenAI's Responses API, or Perplexity. */
export type SearchSettings =
  | { provider: 'none' }
  | { provider: 'openai-responses'; model: string }
  | { provider: 'perplexity'; model: string; apiKey: string; baseUrl?: string | undefined };

interface SearchOptions {
  signal: AbortSignal;
  onUsage: (usage: ModelUsage) => void;
  heard: () => void;
}

/** Puts a question to a model that searches. */
export interface WebSearch {
  target: Target;
  /** @throws ModelError, and what the SDK throws. */
  ask: (messages: ModelMessage[], options: SearchOptions) => Promise<SourcedAnswer>;
}

const PERPLEXITY_URL = 'https://api.perplexity.ai';

/** The search that is set up; null for none. `client` is connected to `server`, that of the other calls. */
export function webSearch(settings: SearchSettings, client: OpenAI, server: string): WebSearch | null {
  if (settings.provider === 'none') return null;
  const { model } = settings;
  if (settings.provider === 'openai-responses')
    return searchByResponses(client, { server, model, setting: 'MODEL_CHECK' });
  const baseUrl = settings.baseUrl ?? PERPLEXITY_URL;
  const target = { server: new URL(baseUrl).origin, model, setting: 'PERPLEXITY_MODEL' };
  return searchByPerplexity(connect(settings.apiKey, baseUrl), target);
}

function searchByResponses(client: OpenAI, target: Target): WebSearch {
  const { model } = target;
  const ask: WebSearch['ask'] = async (messages, { signal, onUsage, heard }) => {
    const answered = await client.responses
      .create(
        {
          model,
          input: messages,
          tools: [{ type: 'web_search' }],
          tool_choice: 'required',
          store: false,
          stream: true,
        },
        { signal },
      )
      .asResponse();
    let response: ModelResponse | undefined;
    await readAnswer<ResponseStreamEvent, ModelResponse>(answered, (event) => {
      heard();
      if (!('type' in event)) response = event;
      else if (event.type === 'response.completed' || event.type === 'response.incomplete') response = event.response;
      else if (event.type === 'response.failed') response = event.response;
      else if (event.type === 'error') throw new APIError(undefined, event, undefined, answered.headers);
    });
    if (!response) throw new Error('the stream had no end');
    const { usage } = response;
    onUsage({
      model,
      inputTokens: usage?.input_tokens ?? 0,
      outputTokens: usage?.output_tokens ?? 0,
      cachedTokens: usage?.input_tokens_details?.cached_tokens ?? 0,
      reasoningTokens: usage?.output_tokens_details?.reasoning_tokens ?? 0,
      estimated: false,
    });
    const answer = readResponsesAnswer(response);
    checkFinish({ ...finishOf(response), text: answer.text, thought: false }, target);
    return answer;
  };
  return { target, ask };
}

function searchByPerplexity(client: OpenAI, target: Target): WebSearch {
  const { model } = target;
  const ask: WebSearch['ask'] = async (messages, { signal, onUsage, heard }) => {
    const answered = await client.chat.completions.create({ model, messages }, { signal }).asResponse();
    const completion = (await answered.json()) as Chunk;
    heard();
    const { content, finish, refusal, usage } = readChunk(completion);
    if (usage) onUsage({ model, ...usage, estimated: false });
    checkFinish({ finish, text: content, refusal, thought: false }, target);
    return readPerplexityAnswer(content, completion);
  };
  return { target, ask };
}

/** Takes the events of an answer; or the whole of it, where the server does not stream. */
async function readAnswer<Event, Whole>(answered: Response, take: (read: Event | Whole) => void): Promise<void> {
  if (!/^application\/json/.test(answered.headers.get('content-type') ?? '')) return readEvents<Event>(answered, take);
  take((await answered.json()) as Whole);
}

/** How an answer of the Responses API ended, in the words of a chat completion. */
function finishOf({ status, incomplete_details: incomplete, output }: ModelResponse): {
  finish: string | null;
  refusal: boolean;
} {
  const refusal = output.some((item) => item.type === 'message' && item.content.some(({ type }) => type === 'refusal'));
  if (incomplete?.reason === 'content_filter') return { finish: 'content_filter', refusal };
  if (status === 'incomplete') return { finish: 'length', refusal };
  return { finish: status === 'completed' ? 'stop' : null, refusal };
}
