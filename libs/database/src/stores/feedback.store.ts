import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { RodChiefFeedback } from '../entities/rod-chief-feedback.entity';
import { UserFeedback } from '../entities/user-feedback.entity';

export type NewReview = Omit<RodChiefFeedback, 'id' | 'createdAt'>;
export type NewFeedback = Omit<UserFeedback, 'id' | 'createdAt'>;

export class FeedbackStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Keeps a review. To keep that of the same message again replaces it. */
  async keepReview(review: NewReview): Promise<RodChiefFeedback> {
    await this.manager.upsert(RodChiefFeedback, review, ['userId', 'messageId']);
    const { userId, threadId } = review;
    if (userId !== null && threadId != null) this.note([{ kind: 'thread', userId, id: threadId }]);
    return this.manager.findOneByOrFail(RodChiefFeedback, { userId: review.userId, messageId: review.messageId });
  }

  async report(feedback: NewFeedback): Promise<void> {
    await this.manager.insert(UserFeedback, feedback);
  }
}
