import { BadRequestException, Controller, NotFoundException } from '@nestjs/common';
import {
  appTypeOf,
  documentIdIn,
  INTEGER_MAX,
  missingIn,
  requestClassOf,
  toolInput,
  writerOf,
  WRITERS,
  toolOf,
  type AnyWriter,
  type GeneratedCopyResponse,
  type GenerateEmailResponse,
  type JobAccepted,
  type ToolInput,
} from '@copydesk/contracts';
import { Database, type App, type User } from '@copydesk/database';
import type { Request } from 'express';
import { ToolPolicy } from '../apps/tool.policy';
import { useBrand } from '../brands/brands';
import { useDocument } from '../documents/documents';
import { Access } from '../http/access.decorator';
import { validation } from '../http/validation.pipe';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { describeRequest, givenFields } from './describe-request';

/** The calls of all writers. Each begins a draft: a job, its thread and first message, its catalysts, and an event. */
@Controller('api')
@Access('user')
export class GenerateController {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly tools: ToolPolicy,
  ) {}

  @MakesJob(WRITERS.map(({ call }) => call))
  async generate(
    @Call() { user, client, request }: JobCall,
  ): Promise<GenerateEmailResponse | GeneratedCopyResponse | JobAccepted> {
    const writer = calledWriter(request);
    const payload = await readInput(writer, request.body);
    const { tool, input } = payload;
    const missing = missingIn(writer, input);
    if (missing) throw new BadRequestException(missing.message);
    const app = 'app' in input && input.app != null ? await this.findApp(input.app, user) : writer;
    const job = await this.submission.begin({
      payload,
      asked: { tool, ...input },
      user,
      client,
      event: {
        actionType: 'generation_initiated',
        metadata: { appType: appTypeOf(app.name), hasFormData: true, formFields: givenFields(input) },
      },
      from: async () => {
        const [document, choice] = await Promise.all([
          useDocument(this.database, documentIdIn(payload), user),
          useBrand(this.database, input, user),
        ]);
        return {
          appId: app.id,
          documentId: document?.id ?? null,
          choice,
          catalysts: await this.database.catalysts.used(catalystIdsOf(input), user.id),
          request: describeRequest(writer, input, document),
        };
      },
    });
    return this.answer.give(request, job, (_, { text, threadId: written }) => {
      const answer = { threadId: written ?? '' };
      return writer.answer === 'emailContent' ? { emailContent: text, ...answer } : { content: text, ...answer };
    });
  }

  /** @throws NotFoundException where there is no such tool in use, or it writes no emails. */
  private async findApp(name: string, user: User): Promise<App> {
    const app = await this.tools.open(name, user);
    const tool = toolOf(app.id);
    if (tool && !writerOf(tool)) throw new NotFoundException('This tool was not found.');
    return app;
  }
}

function calledWriter({ route }: Request): AnyWriter {
  const { path } = route as { path: string };
  const writer = WRITERS.find(({ call }) => path === `/api/${call}`);
  if (!writer) throw new NotFoundException();
  return writer;
}

/** @throws BadRequestException, in the words of the tool's fields. */
async function readInput(writer: AnyWriter, body: unknown): Promise<ToolInput> {
  const request = (await validation.transform(body, { type: 'body', metatype: requestClassOf(writer) })) as object;
  const read = toolInput(writer.call, { ...request });
  if ('catalysts' in read.input) read.input.catalysts = read.input.catalysts?.map(({ id, text }) => ({ id, text }));
  return read;
}

/** The numbers of the catalysts that go into it. */
function catalystIdsOf(input: ToolInput['input']): number[] {
  if ('catalystIds' in input) return input.catalystIds ?? [];
  const chosen = 'catalysts' in input ? (input.catalysts ?? []) : [];
  return chosen.map(({ id }) => Number(id)).filter((id) => Number.isInteger(id) && id > 0 && id <= INTEGER_MAX);
}
