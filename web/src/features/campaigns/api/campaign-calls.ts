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
import type { Submission } from '@/lib/jobs/submission';

export function getCampaign(id: string): Promise<Campaign> {
  return http.get('/api/campaigns/:id', { params: { id } });
}

export function deleteCampaign(id: string): Promise<unknown> {
  return http.delete('/api/campaigns/:id', { params: { id } });
}

export function setSendDates(id: string, sendDates: string[]): Promise<Campaign> {
  return http.put('/api/campaigns/:id', { params: { id }, body: { sendDates } });
}

export function generateCampaign(request: CampaignRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/generate-campaign', body, key));
}

/** Has a part written anew, or changed as `message` asks. */
export function rewritePart(
  { id, part, message }: { id: string; part: CampaignPartName; message: string | null },
  submission: Submission,
): Promise<JobAccepted> {
  const body = message === null ? {} : { message };
  return submission.send(body, (_, key) => http.submit('/api/campaigns/:id/parts/:part', body, key, { id, part }));
}

export function editPart(id: string, part: CampaignPartName, content: string): Promise<CampaignPart> {
  return http.put('/api/campaigns/:id/parts/:part', { params: { id, part }, body: { content } });
}

export function listVersions(id: string, part: CampaignPartName): Promise<CampaignPartVersion[]> {
  return http.get('/api/campaigns/:id/parts/:part/versions', { params: { id, part } });
}

export function savePart(request: SaveGenerationRequest, key: string): Promise<GenerationResponse> {
  return http.post('/api/generations', { body: request, once: key });
}

export function updateSaved(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put('/api/generations/:id', { params: { id }, body: request });
}
