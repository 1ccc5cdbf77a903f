import { APP_IDS, appTypeOf, isGiven, LIMITS, type UsedCatalyst } from '@copydesk/contracts';
import type { App, Campaign, Job, Message, Thread } from '@copydesk/database';
import { firstCharacters } from '@copydesk/text';
import { describeCampaign } from '@copydesk/tools';

/** What a draft was made from. */
export interface ThreadBrief {
  /** What events, saved emails and reports of feedback call its tool. */
  appType: string;
  /** What was handed in, as one text. */
  originalPrompt: string | null;
  /** The same by field; a field that was left out is empty. */
  inputs: Record<string, string>;
  catalysts: UsedCatalyst[];
}

type Field = readonly [name: string, label: string];

const EMAIL: Field[] = [
  ['companyName', 'Company name'],
  ['productService', 'Product/service description'],
  ['targetAudience', 'Target audience'],
  ['keyBenefits', 'Key benefits'],
  ['callToAction', 'Call to action'],
  ['toneStyle', 'Tone/style'],
  ['catalyst', 'Market Catalyst'],
  ['additionalContext', 'Additional Context'],
  ['fileContent', 'File Content'],
];

const FIELDS: Partial<Record<Job['name'], Field[]>> = {
  'generate-email': EMAIL,
  'generate-starting-now-email': [
    ['eventInfo', 'Event Information'],
    ['catalystContext', 'Catalyst Context'],
    ['fileContent', 'File Content'],
  ],
  'generate-clone-winner': [
    ['customDetails', 'Custom Details'],
    ['winnerCopy', 'Winner Copy'],
  ],
};

interface Known {
  thread: Thread;
  app: Pick<App, 'name'> | null;
  campaign: Campaign | null;
  /** The first job of the thread. */
  first: Job | null;
  messages: Message[];
}

/** Puts together what a version was made from: `version` is null for the newest. */
export function readBrief({ thread, app, campaign, first, messages }: Known, version: number | null): ThreadBrief {
  const appType = appTypeOf(app?.name ?? '');
  const catalysts = first?.catalysts ?? [];
  if (thread.appId === APP_IDS['rodchief-bot']) {
    const emailCopy = pastedCopy(messages, version ?? Infinity);
    return { appType, originalPrompt: emailCopy || null, inputs: { emailCopy }, catalysts };
  }
  if (campaign && thread.part) {
    const originalPrompt = describeCampaign(campaign.request);
    return { appType, originalPrompt, inputs: { campaignId: campaign.id, part: thread.part }, catalysts: [] };
  }
  const payload: object = first?.payload ?? {};
  const given = ((first && FIELDS[first.name]) ?? []).map(([name, label]) => {
    const value: unknown = Object.entries(payload).find(([field]) => field === name)?.[1];
    return { name, label, text: typeof value === 'string' && isGiven(value) ? value : '' };
  });
  const described = given.flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : [])).join('\n\n');
  // A saved email that was opened for refinement began with words of its own.
  const opening = messages[0]?.role === 'user' ? messages[0].content : '';
  return {
    appType,
    originalPrompt: firstCharacters(described || opening, LIMITS.contentMax) || null,
    inputs: Object.fromEntries(given.map(({ name, text }) => [name, text])),
    catalysts,
  };
}

/** The copy that the coach was given last before he wrote a version. */
function pastedCopy(messages: Message[], before: number): string {
  const pasted = messages.findLast(({ version, jobId }) => version !== null && version <= before && jobId === null);
  return pasted?.content ?? '';
}
