/** What the demo model reads of a chat completion request. */
export interface ChatRequest {
  model: string;
  stream: boolean;
  includeUsage: boolean;
  /** Name of the JSON schema that the answer must have; null for prose. */
  schemaName: string | null;
  messages: { role: string; content: string }[];
}

/** Reads the body of POST /v1/chat/completions; undefined where it is not one. */
export function readChatRequest(body: unknown): ChatRequest | undefined {
  if (!isRecord(body) || typeof body.model !== 'string' || !Array.isArray(body.messages)) return undefined;
  const format = isRecord(body.response_format) ? body.response_format.json_schema : undefined;
  return {
    model: body.model,
    stream: body.stream === true,
    includeUsage: isRecord(body.stream_options) && body.stream_options.include_usage === true,
    schemaName: isRecord(format) && typeof format.name === 'string' ? format.name : null,
    messages: body.messages.filter(isRecord).map((message) => ({
      role: String(message.role),
      content: readContent(message.content),
    })),
  };
}

function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .filter(isRecord)
    .map((part) => (typeof part.text === 'string' ? part.text : ''))
    .join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
