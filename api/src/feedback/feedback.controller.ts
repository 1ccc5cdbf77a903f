import { BadRequestException, Body, Controller, HttpCode, NotFoundException, Post } from '@nestjs/common';
import { ReportFeedbackRequest, SaveReviewRequest, type SessionContext } from '@copydesk/contracts';
import { Database, type Thread, type User } from '@copydesk/database';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { Threads } from '../writing/threads';
import { sessionContext } from './session-context';

const APP_TYPE_MAX = 50;

@Controller('api')
@Access('user')
export class FeedbackController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly storage: Storage,
  ) {}

  /** Keeps a review beside the version that it is about. */
  @Post('save-rodchief-feedback')
  @HttpCode(200)
  async saveReview(
    @Body() body: SaveReviewRequest,
    @CurrentUser() user: User,
  ): Promise<{ id: number; message: string }> {
    const thread = body.threadId ? await this.threads.find(body.threadId, user) : null;
    const { messageId } = body;
    const known = thread && body.feedback === undefined ? await this.newestReview(thread, messageId) : null;
    const review = {
      messageId,
      feedback: body.feedback ?? known?.feedback ?? '',
      score: body.score ?? known?.score ?? 0,
      improvements: body.improvements ?? known?.improvements ?? [],
      emailContent: body.emailContent ?? known?.emailContent ?? '',
      threadId: thread?.id ?? null,
      userId: user.id,
    };
    const { id } = await this.database.transaction(async (stores) => {
      await this.storage.makeRoom(stores, user.id, review);
      return stores.feedback.keepReview(review);
    });
    return { id, message: 'Feedback saved' };
  }

  /** Takes what a user says about a result, with the work that it is about, whole. */
  @Post('report-feedback')
  @HttpCode(200)
  async report(@Body() body: ReportFeedbackRequest, @CurrentUser() user: User): Promise<{ message: string }> {
    const { feedback, rating } = body;
    const context = { ...(await this.ofThread(body.sessionContext.threadId, user)), ...body.sessionContext };
    const appType: unknown = context.appType ?? 'hotlist';
    if (typeof appType !== 'string' || appType.length > APP_TYPE_MAX) {
      throw new BadRequestException(`appType must be at most ${APP_TYPE_MAX} characters`);
    }
    const feedbackText = feedback.trim();
    const report = { userId: user.id, appType, rating, feedbackText, sessionData: context };
    await this.database.transaction(async (stores) => {
      await this.storage.makeRoom(stores, user.id, report);
      await stores.feedback.report(report);
    });
    return { message: 'Feedback Submitted' };
  }

  /** @throws NotFoundException where there is no such version, or it was not reviewed. */
  private async newestReview(thread: Thread, messageId: string) {
    const { content: emailContent } = await this.threads.findMessage(thread, messageId);
    const found = (await this.database.advice.reviews(thread.id)).find((one) => one.messageId === messageId);
    if (!found) throw new NotFoundException('This version has not been reviewed yet.');
    return { ...found.review, emailContent };
  }

  /** What is known of a thread; nothing where it is none of this user's. */
  private async ofThread(id: unknown, user: User): Promise<SessionContext> {
    const { threads, generations } = this.database;
    const thread = typeof id === 'string' && isUuid(id) ? await threads.findOwned(id, user.id) : null;
    if (!thread) return {};
    const [brief, messages, saved] = await Promise.all([
      this.threads.brief(thread, null),
      threads.messages(thread.id),
      generations.findOfThread(thread.id),
    ]);
    return sessionContext(brief, messages, saved);
  }
}
