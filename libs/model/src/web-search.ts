import type OpenAI from 'openai';
import type { Response } from 'openai/resources/responses/responses';
import { checkFinish } from './check-finish';
import { connect } from './connect';
import type { CallOptions, ModelMessage } from './model';
import { readPerplexityAnswer } from './read-perplexity-answer';
import { readResponsesAnswer } from './read-responses-answer';
import type { SourcedAnswer } from './sourced-answer';

/** Who searches the web: nobody, the server of the other calls by OpenAI's Responses API, or Perplexity. */
export type SearchSettings =
  | { provider: 'none' }
  | { provider: 'openai-responses'; model: string }
  | { provider: 'perplexity'; model: string; apiKey: string; baseUrl?: string | undefined };

/** Puts a question to a model that searches. @throws ModelError, and what the SDK throws. */
export type WebSearch = (messages: ModelMessage[], options: CallOptions) => Promise<SourcedAnswer>;

const PERPLEXITY_URL = 'https://api.perplexity.ai';

/** The search that is set up; null for none. `client` is connected to the server of the other calls. */
export function webSearch(settings: SearchSettings, client: OpenAI): WebSearch | null {
  if (settings.provider === 'none') return null;
  if (settings.provider === 'openai-responses') return searchByResponses(client, settings.model);
  return searchByPerplexity(connect(settings.apiKey, settings.baseUrl ?? PERPLEXITY_URL), settings.model);
}

function searchByResponses(client: OpenAI, model: string): WebSearch {
  return async (messages, { signal, onUsage }) => {
    const response = await client.responses.create(
      { model, input: messages, tools: [{ type: 'web_search' }], tool_choice: 'required', store: false },
      { signal },
    );
    const { usage } = response;
    onUsage({ model, inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 });
    const answer = readResponsesAnswer(response);
    checkFinish(finishOf(response), answer.text);
    return answer;
  };
}

function searchByPerplexity(client: OpenAI, model: string): WebSearch {
  return async (messages, { signal, onUsage }) => {
    const completion = await client.chat.completions.create({ model, messages }, { signal });
    const { usage, choices } = completion;
    onUsage({ model, inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 });
    const text = choices[0]?.message.content ?? '';
    checkFinish(choices[0]?.finish_reason ?? null, text);
    return readPerplexityAnswer(text, completion);
  };
}

/** How an answer of the Responses API ended, in the words of a chat completion. */
function finishOf({ status, incomplete_details: incomplete, output }: Response): string | null {
  const refused = output.some((item) => item.type === 'message' && item.content.some(({ type }) => type === 'refusal'));
  if (refused || incomplete?.reason === 'content_filter') return 'content_filter';
  if (status === 'incomplete') return 'length';
  return status === 'completed' ? 'stop' : null;
}
