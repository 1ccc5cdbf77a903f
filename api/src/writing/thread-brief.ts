import {
  appTypeOf,
  COACH,
  isGiven,
  LIMITS,
  toolNamed,
  writerOf,
  type ToolInput,
  type UsedCatalyst,
} from '@copydesk/contracts';
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
  if (thread.appId === COACH.id) {
    const emailCopy = pastedCopy(messages, version ?? Infinity);
    return { appType, originalPrompt: emailCopy || null, inputs: { emailCopy }, catalysts };
  }
  if (campaign && thread.part) {
    const originalPrompt = describeCampaign(campaign.request);
    return { appType, originalPrompt, inputs: { campaignId: campaign.id, part: thread.part }, catalysts: [] };
  }
  const given = thread.brief ? labeled(thread.brief) : [];
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

/** The fields of the tool as its form names them, with what was handed in; what is long stands last. */
function labeled({ tool, input }: ToolInput): { name: string; label: string; text: string }[] {
  const fields = Object.entries(writerOf(toolNamed(tool))?.fields ?? {});
  const values = new Map<string, unknown>(Object.entries(input));
  const parts = fields.flatMap(([name, field]) => {
    if (field.kind !== 'text' && field.kind !== 'document') return [];
    const value = values.get(name);
    const label = field.kind === 'text' ? (field.label ?? field.name) : 'File Content';
    return [{ name, label, text: isGiven(value) ? value : '', isLong: field.kind === 'text' && field.isLong === true }];
  });
  return parts.sort((a, b) => Number(a.isLong) - Number(b.isLong));
}

/** The copy that the coach was given last before he wrote a version. */
function pastedCopy(messages: Message[], before: number): string {
  const pasted = messages.findLast(({ version, jobId }) => version !== null && version <= before && jobId === null);
  return pasted?.content ?? '';
}
