import { randomUUID } from 'node:crypto';
import { Body, Controller } from '@nestjs/common';
import { APP_IDS, CampaignRequest, readCampaign, type CampaignResponse, type JobAccepted } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { presentWritten } from './campaign.presenter';
import { givenFields } from './given-fields';

@Controller('api')
@Access('user')
export class GenerateCampaignController {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Writes five emails and an order form from one brief. */
  @MakesJob('generate-campaign')
  async generate(
    @Body() body: CampaignRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<CampaignResponse | JobAccepted> {
    const id = randomUUID();
    const brief = readCampaign(body);
    const job = await this.submission.submit({
      name: 'generate-campaign',
      payload: { campaignId: id },
      asked: brief,
      user,
      client,
      before: async ({ campaigns }) => {
        await campaigns.insert({ id, userId: user.id, request: brief });
        return { threadId: null, appId: APP_IDS['campaign-generator'] };
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
    const { campaignId } = job.payload;
    return this.answer.give(request, job, async () =>
      presentWritten(campaignId, await this.database.campaigns.parts(campaignId)),
    );
  }
}
