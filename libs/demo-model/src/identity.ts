import { createHash } from 'node:crypto';
import type { ChatRequest } from './read-chat-request';

/** What every answer to a request begins with: the same for the same messages. */
export function identity(chat: ChatRequest): { id: string; created: number; model: string } {
  const hash = createHash('sha256').update(JSON.stringify(chat.messages)).digest('hex');
  return { id: `chatcmpl-${hash.slice(0, 24)}`, created: Math.floor(Date.now() / 1_000), model: chat.model };
}

/** Tokens as the demo model counts them: 4 characters each. */
export function usage(
  chat: ChatRequest,
  text: string,
): Record<'prompt_tokens' | 'completion_tokens' | 'total_tokens', number> {
  const prompt = Math.ceil(chat.messages.reduce((sum, message) => sum + message.content.length, 0) / 4);
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
