import { fitSchema } from './fit-schema';
import { chooseCatalysts } from './judging/choose-catalysts';
import { coachEmail } from './judging/coach';
import { checkFacts, sayUnsearched } from './judging/fact-check';
import { reviewEmail } from './judging/review';
import type { ChatRequest } from './read-chat-request';
import { readMaterial, type Material } from './reading/material';
import { improveEmail, refineEmail } from './refining/refine-email';
import { isCampaignTask, writeCampaignPart } from './writing/campaign';
import { cloneWinner } from './writing/clone';
import { writeStartingNow } from './writing/event';
import { writeHotlist } from './writing/hotlist';
import { writeMinutes, writeSubjectLines, writeSummary } from './writing/summaries';

/** By the name of the schema. */
const STRUCTURED: Record<string, (material: Material) => unknown> = {
  find_catalysts: chooseCatalysts,
  coach_feedback: coachEmail,
  expert_review: reviewEmail,
  fact_check: checkFacts,
};

/** By the name of the tool. */
const PROSE: Record<string, (material: Material) => string> = {
  'summarize-file': writeSummary,
  'summarize-thread': writeMinutes,
  'web-fact-check': sayUnsearched,
  'subject-lines': writeSubjectLines,
  'refine-email': refineEmail,
  'starting-now': writeStartingNow,
  'clone-winner': cloneWinner,
  'coach-improve': improveEmail,
};

/**
 * Writes the answer to a request: the same for the same messages. A structured answer is known by the name of its
 * schema and has the form that the schema asks for, whatever it is; prose is known by the line `Task: <name of the
 * tool>`, and without one, or with another, an email is written.
 */
export function writeAnswer({ messages, schema }: Pick<ChatRequest, 'messages' | 'schema'>): string {
  const said = (some: ChatRequest['messages']) => some.map(({ content }) => content).join('\n\n');
  const material = readMaterial(said(messages.filter(({ role }) => role === 'user')));
  if (schema !== null) return JSON.stringify(fitSchema(own(STRUCTURED, schema.name)?.(material), schema.schema));
  const task = [...said(messages).matchAll(/^Task: ([a-z-]+)$/gm)].at(-1)?.[1] ?? '';
  if (isCampaignTask(task)) return writeCampaignPart(task, material);
  return (own(PROSE, task) ?? writeHotlist)(material);
}

function own<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
