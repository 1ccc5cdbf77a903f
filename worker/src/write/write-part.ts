import { CAMPAIGN_PARTS, JobError, LIMITS, PART_NAMES, type CampaignPartName, type Cut } from '@copydesk/contracts';
import {
  isDone,
  type Campaign,
  type CampaignPartRow,
  type Database,
  type DonePartRow,
  type Job,
} from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { firstCharacters, isNote } from '@copydesk/text';
import { campaignPartTool, readCampaignPart, type CampaignPartInput, type PromptSetting } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { readDocument } from '../read-document';
import { oneNote } from './tell-changes';

/** How often a part is asked for where its answers cannot be used. */
const ASKED = 2;
const BAD_ANSWER = 'model/bad-answer';

/** A part that is to be written, and what it is written from. */
export interface PartToWrite extends Pick<
  CampaignPartInput,
  'part' | 'currentCopy' | 'message' | 'history' | 'summary'
> {
  campaign: Campaign;
  /** The parts that are done. */
  done: Pick<DonePartRow, 'part' | 'content'>[];
  setting: PromptSetting;
}

/** A part as it was written, empty where it was only spoken of. */
export interface WrittenPart {
  text: string;
  /** What the model said beside it. */
  note: string | null;
  /** What it said instead, where it answered a request in words. */
  reply: string | null;
  cuts: Cut[];
}

/** Who a part is written by. */
interface PartWriters {
  model: Model;
  prompts: Prompts;
}

/**
 * Has one part of a campaign written and streams it.
 * @throws ModelError; or an error in words where the answer cannot be used, the first time to be asked again.
 */
export async function writePart(
  { model, prompts }: PartWriters,
  { campaign, done, setting, ...asked }: PartToWrite,
  job: Job,
  { signal, write: onText, use: onUsage, progress }: JobContext,
): Promise<WrittenPart> {
  const { part, message, currentCopy = '' } = asked;
  const input = {
    ...asked,
    request: campaign.request,
    others: done.filter((other) => other.part !== part),
    sendDate: campaign.sendDates[CAMPAIGN_PARTS.indexOf(part)],
  };
  const { messages, cuts } = await prompts.make(job, campaignPartTool, input, setting);
  const notes: string[] = [];
  try {
    const text = await model.stream(campaignPartTool.model, messages, {
      signal,
      onText,
      onUsage,
      onThinking: () => progress({ stage: 'thinking', part }),
      onNote: (said) => void notes.push(firstCharacters(said, LIMITS.noteMax)),
      given: message ? `${currentCopy}\n\n${message}` : undefined,
    });
    if (message && isNote(text, { draft: currentCopy, request: message })) {
      return { text: '', note: null, reply: text.trim(), cuts };
    }
    return {
      text: text.trim() === '' ? '' : readCampaignPart(part, text),
      note: oneNote(...notes),
      reply: null,
      cuts,
    };
  } catch (error) {
    if (!(error instanceof JobError && error.code === BAD_ANSWER)) throw error;
    const words = `${PART_NAMES[part]} could not be written: the writing model gave an answer that could not be used. Please try again.`;
    const retry = job.tries < ASKED ? 'later' : 'never';
    throw new JobError(words, { code: BAD_ANSWER, retry, cause: error });
  }
}

/**
 * The campaign of a job, with all of its document, and its parts.
 * @throws Error, never to be tried again, where it is gone.
 */
export async function findCampaign(
  database: Database,
  { campaignId, threadId }: Job,
): Promise<{ campaign: Campaign; parts: CampaignPartRow[]; done: DonePartRow[]; own: CampaignPartRow | undefined }> {
  if (campaignId === null) throw gone();
  const [campaign, parts] = await Promise.all([
    database.campaigns.find(campaignId),
    database.campaigns.parts(campaignId),
  ]);
  if (!campaign) throw gone();
  const { fileContent: sent, documentId } = campaign.request;
  campaign.request.fileContent = await readDocument(database, { documentId, sent });
  return { campaign, parts, done: parts.filter(isDone), own: parts.find((part) => part.threadId === threadId) };
}

export function gone(): Error {
  return new JobError('This campaign is no longer there.');
}

/** Each input that was shortened, once, at its shortest. */
export function joinCuts(all: Cut[]): Cut[] {
  const shortest = new Map<string, Cut>();
  for (const cut of all) if (cut.to < (shortest.get(cut.field)?.to ?? Infinity)) shortest.set(cut.field, cut);
  return [...shortest.values()];
}

/** Where the call to action of a part leads: to the order form, which is itself no email. */
export function linkOf(part: CampaignPartName, { brand }: PromptSetting): string | undefined {
  return part === 'orderForm' ? undefined : brand.offer?.link;
}
