import { readFences } from '@copydesk/text';
import { readBrief } from './brief';
import { chooseCatalysts } from './choose-catalysts';
import type { ChatRequest } from './read-chat-request';
import { writeEmail } from './write-email';
import { writeSummary } from './write-summary';

/**
 * Writes the answer to a request. A structured answer is known by the name of its schema, prose by the line
 * `Task: <name of the tool>` that every prompt of ours begins with; a request without one gets an email.
 * Undefined for a schema that no rule fills.
 */
export function writeAnswer(chat: ChatRequest): string | undefined {
  const instructions = chat.messages.filter(({ role }) => role === 'system' || role === 'developer');
  const asked = chat.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n\n');
  const fences = readFences(asked);
  if (chat.schemaName === 'find_catalysts') return chooseCatalysts(fences);
  if (chat.schemaName !== null) return undefined;
  const task = instructions.map(({ content }) => /^Task: ([a-z-]+)$/m.exec(content)?.[1]).find(Boolean);
  const material = fences.length > 0 ? fences : [{ name: 'catalyst', text: asked }];
  if (task === 'summarize-file') return writeSummary(material.map(({ text }) => text).join('\n\n'));
  return writeEmail(readBrief(material));
}
