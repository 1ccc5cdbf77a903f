import { CAMPAIGN_PARTS, PART_NAMES, type CampaignPartName, type Cut } from '@copydesk/contracts';
import type { Campaign, CampaignPartRow, Job } from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { campaignPartTool, readCampaignPart, type PromptSetting } from '@copydesk/tools';

/** How often a part is asked for where its answers cannot be used. */
const ASKED = 2;
const BAD_ANSWER = 'model/bad-answer';

/** A part that is to be written, and what it is written from. */
export interface PartToWrite {
  campaign: Campaign;
  part: CampaignPartName;
  /** The parts that are done. */
  done: CampaignPartRow[];
  /** What is to be changed; without it the part is written anew. */
  message?: string | null;
  setting: PromptSetting;
}

/** A part as it was streamed and as it is kept. */
export interface WrittenPart {
  text: string;
  content: string;
  cuts: Cut[];
}

/**
 * Has one part of a campaign written and streams it.
 * @throws ModelError; or an error in words where the answer cannot be used, the first time to be asked again.
 */
export async function writePart(
  model: Model,
  { campaign, part, done, message, setting }: PartToWrite,
  job: Job,
  { signal, write: onText, use: onUsage }: JobContext,
): Promise<WrittenPart> {
  const input = {
    part,
    request: campaign.request,
    others: done.filter((other) => other.part !== part),
    sendDate: campaign.sendDates[CAMPAIGN_PARTS.indexOf(part)],
    currentCopy: done.find((other) => other.part === part)?.content,
    message,
  };
  const { messages, cuts } = campaignPartTool.prompt(input, setting);
  try {
    const text = await model.stream(campaignPartTool.model, messages, { signal, onText, onUsage });
    return { text, content: readCampaignPart(part, text), cuts };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === BAD_ANSWER)) throw error;
    const words = `${PART_NAMES[part]} could not be written: the writing model gave an answer that could not be used. Please try again.`;
    const retry = job.tries < ASKED ? 'later' : 'never';
    throw Object.assign(new Error(words, { cause: error }), { code: BAD_ANSWER, retry, retryAfterMs: 0 });
  }
}

/** Each input that was shortened, once, at its shortest. */
export function joinCuts(all: Cut[]): Cut[] {
  const shortest = new Map<string, Cut>();
  for (const cut of all) if (cut.to < (shortest.get(cut.field)?.to ?? Infinity)) shortest.set(cut.field, cut);
  return [...shortest.values()];
}
