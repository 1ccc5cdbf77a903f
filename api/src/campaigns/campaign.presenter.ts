import type {
  Campaign as CampaignAnswer,
  CampaignPart,
  CampaignPartVersion,
  CampaignResponse,
  CampaignSummary,
  JobSnapshot,
} from '@copydesk/contracts';
import type { Campaign, CampaignPartRow, CampaignPartVersionRow, CampaignRow } from '@copydesk/database';

type Saved = { part: string; savedId: number }[];

/** A part in its newest version. */
export function presentPart({ updatedAt, ...rest }: CampaignPartRow, saved: Saved): CampaignPart {
  const savedId = saved.find(({ part }) => part === rest.part)?.savedId ?? null;
  return { ...rest, updatedAt: updatedAt.toISOString(), savedId };
}

/** A part as it was at some time. */
export function presentVersion({ createdAt, ...rest }: CampaignPartVersionRow): CampaignPartVersion {
  return { ...rest, createdAt: createdAt.toISOString() };
}

/** A campaign with its parts, and the job that writes or wrote in it. */
export function presentCampaign(found: {
  campaign: Campaign;
  parts: CampaignPartRow[];
  saved: Saved;
  job: JobSnapshot | null;
}): CampaignAnswer {
  const { campaign, parts, saved, job } = found;
  const { id, request, sendDates, createdAt } = campaign;
  const shown = parts.map((part) => presentPart(part, saved));
  return { id, request, parts: shown, sendDates, job, createdAt: createdAt.toISOString() };
}

/** A campaign as a list shows it. */
export function presentSummary({ createdAt, ...rest }: CampaignRow): CampaignSummary {
  return { ...rest, createdAt: createdAt.toISOString() };
}

/** The documented answer: what was written, by part. */
export function presentWritten(campaignId: string, parts: CampaignPartRow[]): CampaignResponse {
  const of = (name: CampaignPartRow['part']) => parts.find(({ part }) => part === name)?.content ?? '';
  const [email1, email2, email3, email4, email5] = [
    of('email1'),
    of('email2'),
    of('email3'),
    of('email4'),
    of('email5'),
  ];
  return { campaignId, emailSequence: { email1, email2, email3, email4, email5 }, orderForm: of('orderForm') };
}
