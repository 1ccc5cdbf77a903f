import { randomUUID } from 'node:crypto';
import { Body, Controller, NotFoundException } from '@nestjs/common';
import { APP_IDS, CampaignRequest, readCampaign, type CampaignResponse, type JobAccepted } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { ToolPolicy } from '../apps/tool.policy';
import { useBrand } from '../brands/brands';
import { useDocument } from '../documents/documents';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { presentWritten } from './campaign.presenter';
import { CAMPAIGN_NOT_FOUND, daysOf } from './campaigns';

const APP_ID = APP_IDS['campaign-generator'];

@Controller('api')
@Access('user')
export class GenerateCampaignController {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly tools: ToolPolicy,
  ) {}

  /** Writes five emails and an order form from one brief. */
  @MakesJob('generate-campaign')
  async generate(
    @Body() body: CampaignRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<CampaignResponse | JobAccepted> {
    await this.tools.open(APP_ID, user);
    const id = randomUUID();
    const brief = readCampaign(body);
    const job = await this.submission.submit({
      name: 'generate-campaign',
      payload: {},
      asked: { ...brief, sendDates: body.sendDates },
      user,
      client,
      before: async (stores) => {
        await useDocument(stores, brief.documentId, user);
        const choice = await useBrand(stores, brief, user);
        await stores.campaigns.insert({
          ...{ id, userId: user.id, appId: APP_ID, request: { ...brief, ...choice } },
          sendDates: body.sendDates && daysOf(body.sendDates),
        });
        return { campaignId: id, appId: APP_ID };
      },
      event: {
        actionType: 'generation_initiated',
        metadata: {
          appType: 'campaign-generator',
          hasFormData: true,
          formFields: givenFields(brief),
          payloadSize: JSON.stringify(brief).length,
        },
      },
    });
    const { campaignId } = job;
    if (campaignId === null) throw new NotFoundException(CAMPAIGN_NOT_FOUND);
    return this.answer.give(request, job, async () =>
      presentWritten(campaignId, await this.database.campaigns.parts(campaignId)),
    );
  }
}

/** The names of the fields of a campaign's brief that hold something, each behind the name of its group. */
function givenFields(brief: CampaignRequest): string[] {
  return Object.entries(brief).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return isGiven(value) ? [name] : [];
    return Object.entries(value).flatMap(([field, entered]) => (isGiven(entered) ? [`${name}.${field}`] : []));
  });
}

function isGiven(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}
