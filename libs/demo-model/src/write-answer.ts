import { readFences, type Fenced } from '@copydesk/text';
import { readBrief } from './brief';
import { isCampaignTask, writeCampaignPart } from './campaign/write-campaign-part';
import { checkFacts, readClaims } from './check/check-facts';
import { chooseCatalysts } from './choose-catalysts';
import { cloneWinner } from './clone-winner';
import { coachEmail } from './coach/coach-email';
import { improveEmail } from './coach/improve-email';
import type { ChatRequest } from './read-chat-request';
import { readEmail } from './email';
import { keepToBrand, readBrand, withoutDisclaimer } from './brand';
import { refineEmail } from './refine/refine-email';
import { reviewEmail } from './review/review-email';
import { writeEmail } from './write-email';
import { writeMinutes } from './write-minutes';
import { writeStartingNow } from './write-starting-now';
import { writeSubjectLines } from './write-subject-lines';
import { writeSummary } from './write-summary';

type Writer = (material: Fenced[]) => string;

/** By the name of the schema. */
const STRUCTURED: Record<string, Writer> = {
  find_catalysts: chooseCatalysts,
  coach_feedback: coachEmail,
  expert_review: reviewEmail,
  fact_check: checkFacts,
};

/** By the name of the tool. */
const PROSE: Record<string, Writer> = {
  'summarize-file': (material) => writeSummary(material.map(({ text }) => text).join('\n\n')),
  'summarize-thread': writeMinutes,
  'web-fact-check': formatUnsearched,
  'subject-lines': writeSubjectLines,
};

/** By the name of the tool: emails that are written for a house. */
const EMAILS: Record<string, Writer> = {
  'refine-email': refineEmail,
  'starting-now': writeStartingNow,
  'clone-winner': cloneWinner,
  'coach-improve': improveEmail,
};

/**
 * Writes the answer to a request. A structured answer is known by the name of its schema, prose by the line
 * `Task: <name of the tool>` at the end of every prompt of ours; a request without one gets an email.
 * Undefined for a schema that no rule fills.
 */
export function writeAnswer(chat: ChatRequest): string | undefined {
  const asked = chat.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n\n');
  const fences = readFences(asked);
  const { brand, rest } = readBrand(fences.filter(({ name }) => name !== 'catalystSources'));
  // The cells of a table's row are parted by tabs, where the reader knew them.
  const given = rest.map((fence) => ({ ...fence, text: withoutDisclaimer(fence.text, brand).replace(/\t+/g, ' ') }));
  if (chat.schemaName !== null) return STRUCTURED[chat.schemaName]?.(given);
  const said = chat.messages.map(({ content }) => content).join('\n\n');
  const task = [...said.matchAll(/^Task: ([a-z-]+)$/gm)].at(-1)?.[1];
  const material = given.length > 0 ? given : [{ kind: 'material' as const, name: 'catalyst', text: asked }];
  const prose = task === undefined ? undefined : PROSE[task];
  if (prose) return prose(material);
  if (task !== undefined && isCampaignTask(task)) {
    const part = writeCampaignPart(task, given);
    return keepToBrand(part, brand, isEmail(part) ? '' : 'an order form is not signed');
  }
  const brief = readBrief(material);
  const write = task === undefined ? undefined : EMAILS[task];
  const email = write ? write(material) : writeEmail({ ...brief, sender: brief.sender || brand.company });
  return keepToBrand(email, brand, brief.sender);
}

function isEmail(text: string): boolean {
  return readEmail(text).subject !== null;
}

/** The demo model cannot search, and says so. */
function formatUnsearched(material: Fenced[]): string {
  const found = readClaims(material).map(({ text }) => `NOT FOUND: “${text}”\nNothing was searched.`);
  return ['The demo model cannot search the web, so nothing was checked.', ...found].join('\n\n');
}
