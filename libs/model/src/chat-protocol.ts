import type { ModelCapabilities } from '@copydesk/contracts';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { ChatRequest, ModelMessage } from './chat';

/** A chat as it is sent: only what the server is known to take. */
export function bodyOf(
  model: string,
  { messages, schema, effort, maxTokens }: ChatRequest,
  can: ModelCapabilities,
): ChatCompletionCreateParams {
  const inWords = schema && can.json !== 'schema' ? withSchema(messages, schema.schema) : messages;
  return {
    model,
    messages: can.systemRole ? inWords : withoutSystem(inWords),
    stream: can.stream,
    ...(can.stream && can.streamOptions && { stream_options: { include_usage: true } }),
    ...(can.limit !== 'none' && { [can.limit]: maxTokens }),
    ...(effort !== null && can.effort && { reasoning_effort: effort as ReasoningEffort }),
    ...(schema && responseFormat(schema, can)),
  };
}

function responseFormat(
  { name, schema }: NonNullable<ChatRequest['schema']>,
  { json }: ModelCapabilities,
): Pick<ChatCompletionCreateParams, 'response_format'> {
  if (json === 'words') return {};
  if (json === 'object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } };
}

/** The form of the answer in words, behind the instructions: the same for each call, as caches want it. */
function withSchema(messages: ModelMessage[], schema: Record<string, unknown>): ModelMessage[] {
  const form = `# The form of your answer\nAnswer with one JSON object that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ role: 'system', content: `${first.content}\n\n${form}` }, ...rest]
    : [{ role: 'system', content: form }, ...messages];
}

/** The instructions in the first message of the user, and never two messages of one role. */
function withoutSystem(messages: ModelMessage[]): ModelMessage[] {
  const merged: ModelMessage[] = [];
  for (const { role: given, content } of messages) {
    const role = given === 'system' ? 'user' : given;
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}

/** A piece of a streamed answer, or a whole one, as servers really send them: any field may be missing or null. */
export interface Chunk {
  choices?: { delta?: Delta | null; message?: Delta | null; finish_reason?: string | null }[] | null;
  usage?: Partial<UsageFields> | null;
  citations?: unknown;
  search_results?: unknown;
}

interface Delta {
  /** Mistral's reasoning models send parts. */
  content?: string | ContentPart[] | null;
  refusal?: string | null;
  reasoning?: unknown;
  reasoning_content?: unknown;
}

interface ContentPart {
  type?: string;
  text?: string;
  thinking?: unknown;
}

interface UsageFields {
  prompt_tokens: number | null;
  completion_tokens: number | null;
  prompt_tokens_details: { cached_tokens?: number | null } | null;
  completion_tokens_details: { reasoning_tokens?: number | null } | null;
  /** DeepSeek's name for what was cached. */
  prompt_cache_hit_tokens: number | null;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
  reasoningTokens: number;
}

interface Piece {
  content: string;
  /** How many characters of thought it holds. */
  thought: number;
  refusal: boolean;
  finish: string | null;
  usage: Usage | undefined;
}

export function readChunk({ choices, usage }: Chunk): Piece {
  const choice = choices?.[0];
  const { content, refusal, reasoning, reasoning_content: reasoned } = choice?.delta ?? choice?.message ?? {};
  const parts = Array.isArray(content) ? content : [];
  const text = Array.isArray(content) ? parts.map((part) => part.text ?? '').join('') : (content ?? '');
  const thoughts = [reasoning, reasoned, ...parts.map((part) => part.thinking)];
  return {
    // Postgres holds no NUL.
    content: text.replaceAll('\0', ''),
    thought: thoughts.reduce<number>((sum, thought) => sum + sizeOf(thought), 0),
    refusal: Boolean(refusal),
    finish: choice?.finish_reason ?? null,
    usage: readUsage(usage),
  };
}

function sizeOf(thought: unknown): number {
  if (thought === null || thought === undefined) return 0;
  return typeof thought === 'string' ? thought.length : JSON.stringify(thought).length;
}

function readUsage(usage: Chunk['usage']): Usage | undefined {
  const inputTokens = usage?.prompt_tokens ?? 0;
  const outputTokens = usage?.completion_tokens ?? 0;
  if (!usage || inputTokens + outputTokens === 0) return undefined;
  return {
    inputTokens,
    outputTokens,
    cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
    reasoningTokens: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  };
}
