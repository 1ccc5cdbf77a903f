import { estimateTokens } from './estimate-tokens';

/** A message of a thread, as a prompt tells it. Those of the assistant say what was done; they are no whole drafts. */
export interface HistoryMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** Earlier messages as one text, oldest first. */
export function formatHistory(messages: HistoryMessage[]): string {
  return messages.map(({ role, text }) => `${role === 'user' ? 'Asked' : 'Done'}: ${text.trim()}`).join('\n\n');
}

/**
 * Parts the earlier messages of a thread, so that they take a quarter of the model's window at most: `kept` goes into
 * the prompt as it is, `summarize` has to be summed up first, together with the `summary` of still earlier ones. What
 * has outgrown its quarter is halved, so that the next messages fit again without another summary.
 */
export function historyThatFits(
  messages: HistoryMessage[],
  windowTokens: number,
  summary = '',
): { kept: HistoryMessage[]; summarize: HistoryMessage[] } {
  const size = (some: HistoryMessage[]) => estimateTokens(formatHistory(some));
  if (size(messages) + estimateTokens(summary) <= windowTokens / 4) return { kept: messages, summarize: [] };
  let from = messages.length;
  let room = windowTokens / 8;
  while (from > 0) {
    room -= size(messages.slice(from - 1, from)) + 1;
    if (room < 0) break;
    from -= 1;
  }
  return { kept: messages.slice(from), summarize: messages.slice(0, from) };
}
