import { randomUUID } from 'node:crypto';
import { Body, Controller, NotFoundException } from '@nestjs/common';
import {
  appTypeOf,
  COACH,
  CoachRequest,
  type BrandChoice,
  type CoachResponse,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database, type Message, type Stores, type TracedClaims } from '@copydesk/database';
import { countCharacters } from '@copydesk/text';
import { Ledgers } from '@copydesk/evidence';
import { ToolPolicy } from '../apps/tool.policy';
import { useBrand } from '../brands/brands';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { takeTurn } from '../jobs/turns';
import { THREAD_NOT_FOUND } from '../writing/threads';

@Controller('api')
@Access('user')
export class CoachController {
  constructor(
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
    private readonly tools: ToolPolicy,
  ) {}

  /** Has pasted copy read along the four blocks, or written better. The first use of a thread's id makes the thread. */
  @MakesJob('rodchief-analysis')
  async analyze(
    @Body() body: CoachRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<CoachResponse | JobAccepted> {
    await this.tools.open(COACH.name, user);
    const threadId = (body.threadId ?? randomUUID()).toLowerCase();
    const emailCopy = body.emailCopy.trim();
    const asked = { ...body, emailCopy };
    // A request that continues a thread without naming a brand keeps the thread's brand.
    const isNamed = body.threadId === undefined || body.brandId !== undefined || body.offerId !== undefined;
    const choice = isNamed ? await useBrand(this.database, body, user) : {};
    const place = { threadId, userId: user.id };
    const ledger = await this.trace(place, emailCopy);
    const copyOf = (stores: Stores) => putCopy(stores, { ...place, choice, emailCopy, ledger });
    if (body.analysisType === 'improve') {
      const job = await this.submission.submit({
        name: 'generate',
        payload: { tool: COACH.name, input: { emailCopy, feedback: null } },
        asked,
        user,
        client,
        before: async (stores) => {
          const { id: messageId } = await copyOf(stores);
          const said = (await stores.advice.coachings(threadId)).find((one) => one.messageId === messageId);
          const input = { emailCopy, feedback: said?.content ?? null };
          return { threadId, appId: COACH.id, payload: { tool: COACH.name, input } };
        },
        event: {
          actionType: 'generation_initiated',
          metadata: { appType: appTypeOf(COACH.name), hasFormData: true, formFields: ['emailCopy'] },
        },
      });
      return this.answer.give(request, job, (_, { text, threadId }) => ({
        content: text,
        threadId: threadId ?? '',
        feedback: null,
      }));
    }
    const job = await this.submission.submit({
      name: 'coach-feedback',
      payload: { emailCopy, messageId: '' },
      asked,
      user,
      client,
      before: async (stores) => {
        const { id: messageId } = await copyOf(stores);
        return { threadId, appId: COACH.id, payload: { emailCopy, messageId } };
      },
      event: { actionType: 'rodchief_feedback_requested', metadata: { contentLength: countCharacters(emailCopy) } },
    });
    return this.answer.give(request, job, ({ feedback, content }, { threadId }) => ({
      content,
      threadId: threadId ?? '',
      feedback,
    }));
  }

  /** The ledger of copy that is about to be put into its thread; null where it stands there already. */
  private async trace({ threadId, userId }: CopyPlace, emailCopy: string): Promise<TracedClaims | null> {
    const { threads } = this.database;
    const thread = await threads.findOwned(threadId, userId);
    if (thread && isSame(await threads.newestVersion(threadId), emailCopy)) return null;
    return this.ledgers.ahead(
      thread ?? { id: threadId, userId, appId: COACH.id, campaignId: null, documentId: null },
      emailCopy,
    );
  }
}

interface CopyPlace {
  threadId: string;
  userId: number;
}

/** Puts the copy into its thread, as a version, unless it is the newest one there. Makes the thread where there is none. */
async function putCopy(
  stores: Stores,
  {
    threadId,
    userId,
    choice,
    emailCopy,
    ledger,
  }: CopyPlace & { choice: BrandChoice; emailCopy: string; ledger: TracedClaims | null },
): Promise<Message> {
  const thread = await stores.threads.claim({ id: threadId, userId, appId: COACH.id });
  if (!thread) throw new NotFoundException(THREAD_NOT_FOUND);
  await takeTurn(stores, thread);
  const { brandId, offerId } = choice;
  if (brandId !== undefined) await stores.threads.chooseBrand(threadId, { brandId, offerId });
  const newest = await stores.threads.newestVersion(threadId);
  if (newest && isSame(newest, emailCopy)) return newest;
  return stores.threads.addVersion({ id: randomUUID(), threadId, content: emailCopy, ledger, origin: 'pasted' });
}

function isSame(version: Message | null, emailCopy: string): boolean {
  return version?.content.trim() === emailCopy;
}
