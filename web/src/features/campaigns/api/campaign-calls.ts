import type {
  Campaign,
  CampaignPart,
  CampaignPartName,
  CampaignPartVersion,
  CampaignRequest,
  GenerationResponse,
  JobAccepted,
  SaveGenerationRequest,
  UpdateGenerationRequest,
} from '@copydesk/contracts';
import { http } from '@/lib/http';
import { submitJob } from '@/lib/jobs/job-calls';
import type { Submission } from '@/lib/jobs/submission';

const campaignPath = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;

/** The list, or what is found in it. */
export function pathOfCampaigns(q: string): string {
  return `/api/campaigns?${new URLSearchParams({ limit: '20', ...(q.trim() && { q: q.trim() }) }).toString()}`;
}

export function getCampaign(id: string): Promise<Campaign> {
  return http.get(campaignPath(id));
}

export function deleteCampaign(id: string): Promise<unknown> {
  return http.delete(campaignPath(id));
}

export function setSendDates(id: string, sendDates: string[]): Promise<Campaign> {
  return http.put(campaignPath(id), { sendDates });
}

export function generateCampaign(request: CampaignRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => submitJob('generate-campaign', body, key));
}

/** Has a part written anew, or changed as `message` asks. */
export function rewritePart(
  { id, part, message }: { id: string; part: CampaignPartName; message: string | null },
  submission: Submission,
): Promise<JobAccepted> {
  const body = message === null ? {} : { message };
  return submission.send(body, (_, key) => submitJob(`campaigns/${id}/parts/${part}`, body, key));
}

export function editPart(id: string, part: CampaignPartName, content: string): Promise<CampaignPart> {
  return http.put(`${campaignPath(id)}/parts/${part}`, { content });
}

export function listVersions(id: string, part: CampaignPartName): Promise<CampaignPartVersion[]> {
  return http.get(`${campaignPath(id)}/parts/${part}/versions`);
}

export function savePart(request: SaveGenerationRequest, key: string): Promise<GenerationResponse> {
  return http.postOnce('/api/generations', request, key);
}

export function updateSaved(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put(`/api/generations/${id}`, request);
}
