/** What the demo model reads of a request, of either API. */
export interface ChatRequest {
  api: 'chat' | 'responses';
  model: string;
  stream: boolean;
  includeUsage: boolean;
  /** The JSON schema that the answer must have; null for prose. */
  schema: { name: string; schema: unknown } | null;
  messages: { role: string; content: string }[];
}

/** Reads the body of POST /v1/chat/completions; undefined where it is not one. */
export function readChatRequest(body: unknown): ChatRequest | undefined {
  if (!isRecord(body) || typeof body.model !== 'string' || !Array.isArray(body.messages)) return undefined;
  const format = isRecord(body.response_format) ? body.response_format.json_schema : undefined;
  return {
    api: 'chat',
    model: body.model,
    stream: body.stream === true,
    includeUsage: isRecord(body.stream_options) && body.stream_options.include_usage === true,
    schema: isRecord(format) ? { name: String(format.name), schema: format.schema } : null,
    messages: readMessages(body.messages),
  };
}

/** Reads the body of POST /v1/responses; undefined where it is not one. */
export function readResponsesRequest(body: unknown): ChatRequest | undefined {
  if (!isRecord(body) || typeof body.model !== 'string') return undefined;
  const { model, input } = body;
  if (typeof input !== 'string' && !Array.isArray(input)) return undefined;
  const messages = readMessages(typeof input === 'string' ? [{ role: 'user', content: input }] : input);
  return { api: 'responses', model, stream: false, includeUsage: false, schema: null, messages };
}

function readMessages(messages: unknown[]): ChatRequest['messages'] {
  return messages.filter(isRecord).map(({ role, content }) => {
    const parts = Array.isArray(content) ? content.filter(isRecord) : [{ text: content }];
    return { role: String(role), content: parts.map(({ text }) => (typeof text === 'string' ? text : '')).join('\n') };
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
