import { fitSchema } from './fit-schema';
import { chooseCatalysts } from './judging/choose-catalysts';
import { checkFacts, sayUnsearched } from './judging/fact-check';
import { coachEmail, reviewEmail } from './judging/measures';
import type { ChatRequest } from './read-chat-request';
import { readMaterial, type Material } from './reading/material';
import { answerQuestion } from './refining/answer-question';
import { editSelection } from './refining/edit-selection';
import { improveEmail, refineEmail } from './refining/refine-email';
import { suggestAngles } from './writing/angles';
import { proposeBrand } from './writing/brand';
import { writeCampaignPart } from './writing/campaign';
import { cloneWinner } from './writing/clone';
import { writeStartingNow } from './writing/event';
import { writeHotlist } from './writing/hotlist';
import { suggestSubjects, writeMinutes, writeSubjectLines, writeSummary } from './writing/summaries';

const STRUCTURED = new Map<string, (material: Material) => unknown>([
  ['find_catalysts', chooseCatalysts],
  ['coach_feedback', coachEmail],
  ['expert_review', reviewEmail],
  ['fact_check', checkFacts],
  ['propose_brand', proposeBrand],
  ['suggest_angles', suggestAngles],
  ['suggest_subjects', suggestSubjects],
]);
const PROSE = new Map<string, (material: Material) => string>([
  ['summarize-file', writeSummary],
  ['summarize-thread', writeMinutes],
  ['web-fact-check', sayUnsearched],
  ['subject-lines', writeSubjectLines],
  ['answer-question', answerQuestion],
  ['edit-selection', editSelection],
  ['refine-email', refineEmail],
  ['starting-now', writeStartingNow],
  ['clone-winner', cloneWinner],
  ['coach-improve', improveEmail],
]);

/** The answer to a request, the same for the same messages: in the form of its schema, or prose by its line `Task: <tool>`. */
export function writeAnswer({ messages, schema }: Pick<ChatRequest, 'messages' | 'schema'>): string {
  const said = (some: ChatRequest['messages']) => some.map(({ content }) => content).join('\n\n');
  const of = (wanted: string) => said(messages.filter(({ role }) => role === wanted));
  const material = readMaterial(of('user'), of('system'));
  if (schema !== null) return JSON.stringify(fitSchema(STRUCTURED.get(schema.name)?.(material), schema.schema));
  const task = [...said(messages).matchAll(/^Task: ([a-z-]+)$/gm)].at(-1)?.[1] ?? '';
  if (material.text('currentCopy') !== '' && material.text('request') !== '') return refineEmail(material);
  return writeCampaignPart(task, material) ?? (PROSE.get(task) ?? writeHotlist)(material);
}
