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

/** Reads the body of POST /v1/chat/completions, or of /v1/responses; undefined where it is not one. */
export function readChatRequest(api: ChatRequest['api'], body: unknown): ChatRequest | undefined {
  if (!isRecord(body) || typeof body.model !== 'string') return undefined;
  const given = api === 'chat' ? body.messages : body.input;
  const messages = typeof given === 'string' && api === 'responses' ? [{ role: 'user', content: given }] : given;
  if (!Array.isArray(messages)) return undefined;
  const format = isRecord(body.response_format) ? body.response_format.json_schema : undefined;
  return {
    api,
    model: body.model,
    stream: api === 'chat' && body.stream === true,
    includeUsage: isRecord(body.stream_options) && body.stream_options.include_usage === true,
    schema: isRecord(format) ? { name: String(format.name), schema: format.schema } : null,
    messages: messages.filter(isRecord).map(({ role, content }) => ({ role: String(role), content: textOf(content) })),
  };
}

function textOf(content: unknown): string {
  const parts = Array.isArray(content) ? content.filter(isRecord) : [{ text: content }];
  return parts.map(({ text }) => (typeof text === 'string' ? text : '')).join('\n');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
