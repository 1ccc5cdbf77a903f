import type {
  Campaign as CampaignAnswer,
  CampaignPart,
  CampaignResponse,
  CampaignSummary,
  DraftBrand,
  JobSnapshot,
} from '@copydesk/contracts';
import { isDone, type Campaign, type CampaignPartRow, type CampaignRow, type DonePartRow } from '@copydesk/database';

/** A part in its newest version. */
export function presentPart(done: DonePartRow): CampaignPart {
  const { part, threadId, content, preheader, version, updatedAt, savedId } = done;
  return { part, threadId, content, preheader, version, updatedAt: updatedAt.toISOString(), savedId };
}

/** A campaign with its parts, and the job that writes or wrote the whole of it. */
export function presentCampaign(
  { id, request, sendDates, createdAt }: Campaign,
  parts: CampaignPartRow[],
  brand: DraftBrand | null,
  job: JobSnapshot | null,
): CampaignAnswer {
  return {
    id,
    request,
    brand,
    parts: parts.filter(isDone).map(presentPart),
    threads: parts.map(({ part, threadId, versions, isWriting }) => ({ part, threadId, versions, isWriting })),
    sendDates,
    job,
    createdAt: createdAt.toISOString(),
  };
}

/** A campaign as a list shows it. */
export function presentSummary({ createdAt, ...rest }: CampaignRow): CampaignSummary {
  return { ...rest, createdAt: createdAt.toISOString() };
}

/** The documented answer: what was written, by part. */
export function presentWritten(campaignId: string, parts: CampaignPartRow[]): CampaignResponse {
  const of = (name: CampaignPartRow['part']) => parts.filter(isDone).find(({ part }) => part === name)?.content ?? '';
  const [email1, email2, email3, email4, email5] = [
    of('email1'),
    of('email2'),
    of('email3'),
    of('email4'),
    of('email5'),
  ];
  return { campaignId, emailSequence: { email1, email2, email3, email4, email5 }, orderForm: of('orderForm') };
}
