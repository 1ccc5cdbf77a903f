import type { Fault } from './fault';
import { identity, usage } from './identity';
import type { ChatRequest } from './read-chat-request';

/**
 * An answer of the Responses API: the text with flat annotations, behind the call of the web search where it was told to
 * have made one, which is where it was given annotations.
 */
export function responseBody(chat: ChatRequest, fault: Fault, text: string): Record<string, unknown> {
  const { id, created, model } = identity(chat);
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total } = usage(chat, text);
  const annotations = fault.kind === 'answer' ? fault.annotations : undefined;
  const search = {
    id: `ws_${id}`,
    type: 'web_search_call',
    status: 'completed',
    action: { type: 'search', query: '' },
  };
  const content = [{ type: 'output_text', text, annotations: annotations ?? [], logprobs: [] }];
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', status: 'completed', content };
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: created,
    model,
    status: fault.kind === 'no-finish-reason' ? 'failed' : 'completed',
    error: null,
    incomplete_details: null,
    output: annotations ? [search, message] : [message],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: total,
    },
    ...(fault.kind === 'answer' && fault.fields),
  };
}
