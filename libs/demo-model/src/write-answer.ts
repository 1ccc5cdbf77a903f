import { readFences, type Fenced } from '@copydesk/text';
import { readBrief } from './brief';
import { checkFacts, readClaims } from './check/check-facts';
import { chooseCatalysts } from './choose-catalysts';
import type { ChatRequest } from './read-chat-request';
import { refineEmail } from './refine/refine-email';
import { reviewEmail } from './review/review-email';
import { writeEmail } from './write-email';
import { writeMinutes } from './write-minutes';
import { writeSummary } from './write-summary';

type Writer = (material: Fenced[]) => string;

/** By the name of the schema. */
const STRUCTURED: Record<string, Writer> = {
  find_catalysts: chooseCatalysts,
  expert_review: reviewEmail,
  fact_check: checkFacts,
};

/** By the name of the tool. */
const PROSE: Record<string, Writer> = {
  'summarize-file': (material) => writeSummary(material.map(({ text }) => text).join('\n\n')),
  'summarize-thread': writeMinutes,
  'refine-email': refineEmail,
  'web-fact-check': sayUnsearched,
};

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
  if (chat.schemaName !== null) return STRUCTURED[chat.schemaName]?.(fences);
  const task = instructions.map(({ content }) => /^Task: ([a-z-]+)$/m.exec(content)?.[1]).find(Boolean);
  const material = fences.length > 0 ? fences : [{ name: 'catalyst', text: asked }];
  const write = task === undefined ? undefined : PROSE[task];
  return write?.(material) ?? writeEmail(readBrief(material));
}

/** The demo model cannot search, and says so. */
function sayUnsearched(material: Fenced[]): string {
  const claims = readClaims(material.find(({ name }) => name === 'text')?.text ?? '');
  const found = claims.map((claim) => `NOT FOUND: “${claim}”\nNothing was searched.`);
  return ['The demo model cannot search the web, so nothing was checked.', ...found].join('\n\n');
}
