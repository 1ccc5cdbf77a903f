import { BadRequestException, Body, Controller, NotFoundException } from '@nestjs/common';
import {
  APP_IDS,
  CloneWinnerRequest,
  GenerateEmailRequest,
  hasMaterial,
  INPUT_REQUIRED,
  INTEGER_MAX,
  StartingNowRequest,
  type AppName,
  type GeneratedCopyResponse,
  type GenerateEmailResponse,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database, type App } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { describeInputs } from './describe-inputs';
import { Generators } from './generators';
import { NO_WRITERS } from './no-writers';

@Controller('api')
@Access('user')
export class WritingController {
  constructor(
    private readonly database: Database,
    private readonly generators: Generators,
    private readonly answer: JobAnswer,
  ) {}

  /** Writes an email from a brief: as HotList does, or as the tool that `app` names. */
  @MakesJob('generate-email')
  async generateEmail(
    @Body() brief: GenerateEmailRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<GenerateEmailResponse | JobAccepted> {
    if (!hasMaterial(brief)) throw new BadRequestException(INPUT_REQUIRED.message);
    const app = brief.app == null ? shipped('hotlist-generator') : await this.findApp(brief.app);
    const description = describeInputs({
      said: [
        ['Company', brief.companyName],
        ['Product or service', brief.productService],
        ['Audience', brief.targetAudience],
        ['Key benefits', brief.keyBenefits],
        ['Call to action', brief.callToAction],
        ['Market catalyst', brief.catalyst],
        ['Additional context', brief.additionalContext],
      ],
      measured: [['File content', brief.fileContent]],
    });
    const { catalystIds } = brief;
    const writing = { name: 'generate-email', app, payload: { ...brief }, description, catalystIds } as const;
    const job = await this.generators.start(writing, user, client);
    return this.answer.give(request, job, (_, { text, threadId }) => ({
      emailContent: text,
      threadId: threadId ?? '',
    }));
  }

  @MakesJob('generate-starting-now-email')
  async generateStartingNowEmail(
    @Body() body: StartingNowRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<GeneratedCopyResponse | JobAccepted> {
    const app = shipped('starting-now-generator');
    const description = describeInputs({
      said: [
        ['Event information', body.eventInfo],
        ['Market catalysts', body.catalystContext],
      ],
      measured: [['File content', body.fileContent]],
    });
    const { catalystIds } = body;
    const writing = {
      name: 'generate-starting-now-email',
      app,
      payload: { ...body },
      description,
      catalystIds,
    } as const;
    const job = await this.generators.start(writing, user, client);
    return this.answer.give(request, job, (_, { text, threadId }) => ({ content: text, threadId: threadId ?? '' }));
  }

  @MakesJob('generate-clone-winner')
  async generateCloneWinner(
    @Body() body: CloneWinnerRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<GeneratedCopyResponse | JobAccepted> {
    const app = shipped('clone-winner-v3');
    const catalysts = (body.catalysts ?? []).map(({ id, text }) => ({ id, text }));
    const description = describeInputs({
      said: [
        ['Custom details', body.customDetails],
        ...catalysts.map(({ text }): [string, string] => ['Market catalyst', text]),
      ],
      measured: [['Winner copy', body.winnerCopy]],
    });
    const catalystIds = catalysts
      .map(({ id }) => Number(id))
      .filter((id) => Number.isInteger(id) && id > 0 && id <= INTEGER_MAX);
    const payload = { ...body, catalysts };
    const writing = { name: 'generate-clone-winner', app, payload, description, catalystIds } as const;
    const job = await this.generators.start(writing, user, client);
    return this.answer.give(request, job, (_, { text, threadId }) => ({ content: text, threadId: threadId ?? '' }));
  }

  /** @throws NotFoundException where there is no such tool in use, or it writes no emails. */
  private async findApp(name: string): Promise<App> {
    const app = await this.database.apps.findByName(name);
    if (!app?.isActive || NO_WRITERS.includes(app.id)) throw new NotFoundException('This tool was not found.');
    return app;
  }
}

function shipped(name: AppName): Pick<App, 'id' | 'name'> {
  return { id: APP_IDS[name], name };
}
