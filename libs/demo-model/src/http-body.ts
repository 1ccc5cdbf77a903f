import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Fault } from './fault';
import type { ChatRequest } from './read-chat-request';

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: object = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers an error in the shape that the openai SDK reads. */
export function sendError(response: ServerResponse, status: number, message: string, headers?: object): void {
  const type = status === 429 ? 'rate_limit_exceeded' : status >= 500 ? 'server_error' : 'invalid_request_error';
  sendJson(response, { error: { message, type, param: null, code: type } }, status, headers);
}

export function identity({ messages, model }: ChatRequest) {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 24);
  return { id: `chatcmpl-${hash}`, created: Math.floor(Date.now() / 1_000), model };
}

/** Tokens as the demo model counts them: 4 characters each. */
export function usage({ messages }: ChatRequest, text: string) {
  const prompt_tokens = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
  const completion_tokens = Math.ceil(text.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** A whole answer of the API that was asked, with what a fault adds to it. */
export function wholeBody(chat: ChatRequest, fault: Fault, text: string): object {
  const more = fault.kind === 'answer' ? fault.fields : {};
  if (chat.api === 'responses') return { ...responseBody(chat, fault, text), ...more };
  const message = { role: 'assistant', content: text, refusal: null };
  const finish_reason = fault.kind === 'no-finish-reason' ? null : 'stop';
  const choices = [{ index: 0, message, finish_reason, logprobs: null }];
  return { ...identity(chat), object: 'chat.completion', choices, usage: usage(chat, text), ...more };
}

/** The text with flat annotations, behind the call of the web search where it was told to have made one. */
function responseBody(chat: ChatRequest, fault: Fault, text: string): object {
  const { id, created: created_at, model } = identity(chat);
  const { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens } = usage(chat, text);
  const annotations = fault.kind === 'answer' ? fault.annotations : undefined;
  const status = 'completed';
  const search = { id: `ws_${id}`, type: 'web_search_call', status, action: { type: 'search', query: '' } };
  const content = [{ type: 'output_text', text, annotations: annotations ?? [], logprobs: [] }];
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', status, content };
  const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } };
  return {
    ...{ id: `resp_${id}`, object: 'response', created_at, model, error: null, incomplete_details: null },
    status: fault.kind === 'no-finish-reason' ? 'failed' : status,
    output: annotations ? [search, message] : [message],
    usage: { input_tokens, output_tokens, total_tokens, ...details },
  };
}
