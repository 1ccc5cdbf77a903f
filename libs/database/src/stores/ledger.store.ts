import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { ClaimConfirmation } from '../entities/claim-confirmation.entity';
import { ClaimLedger, type TracedClaims } from '../entities/claim-ledger.entity';
import { ClaimWaiver } from '../entities/claim-waiver.entity';
import type { Thread } from '../entities/thread.entity';
import { hotRows, rows } from '../rows';

export type NewWaiver = Pick<ClaimWaiver, 'quote' | 'sentence' | 'reason' | 'name' | 'username'>;

export type NewConfirmation = Pick<ClaimConfirmation, 'quote' | 'sentence' | 'sourceVersion' | 'name' | 'username'>;

export class LedgerStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Keeps the ledger of a version, unless that is gone; a newer one takes its place. */
  async keep(messageId: string, claims: TracedClaims): Promise<void> {
    const { entries, traced, total, figuresTraced, figures, evidenceVersion } = claims;
    await hotRows(
      this.manager,
      `INSERT INTO claim_ledgers (message_id, entries, traced, total, figures_traced, figures, evidence_version)
       SELECT id, $2::jsonb, $3, $4, $5, $6, $7 FROM messages WHERE id = $1
       ON CONFLICT (message_id) DO UPDATE SET entries = excluded.entries, traced = excluded.traced,
         total = excluded.total, figures_traced = excluded.figures_traced, figures = excluded.figures,
         evidence_version = excluded.evidence_version, created_at = now()`,
      [messageId, JSON.stringify(entries), traced, total, figuresTraced, figures, evidenceVersion],
    );
  }

  find(messageId: string): Promise<ClaimLedger | null> {
    return this.manager.findOneBy(ClaimLedger, { messageId });
  }

  /** Says that a check has corrected claims of a thread. */
  corrected({ id, userId }: Pick<Thread, 'id' | 'userId'>): void {
    this.note([{ kind: 'thread', userId, id }]);
  }

  /** What people answer for in a thread. */
  waivers(threadId: string): Promise<ClaimWaiver[]> {
    return this.manager.find(ClaimWaiver, { where: { threadId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Keeps that somebody answers for a claim; a newer reason for the same claim takes the place of the one before. */
  async waive({ id: threadId, userId }: Pick<Thread, 'id' | 'userId'>, waiver: NewWaiver): Promise<ClaimWaiver> {
    const { quote, sentence, reason, name, username } = waiver;
    const [kept] = await rows<ClaimWaiver>(
      this.manager,
      `INSERT INTO claim_waivers (id, thread_id, quote, sentence, reason, name, username)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (thread_id, md5(quote), md5(sentence))
         DO UPDATE SET reason = excluded.reason, name = excluded.name, username = excluded.username, created_at = now()
       RETURNING *`,
      [randomUUID(), threadId, quote, sentence, reason, name, username],
    );
    if (!kept) throw new Error('A waiver is gone right after it was kept');
    this.note([{ kind: 'thread', userId, id: threadId }]);
    return kept;
  }

  /** Takes a waiver back. Returns false where the thread has none of this id. */
  async takeBack({ id: threadId, userId }: Pick<Thread, 'id' | 'userId'>, waiverId: string): Promise<boolean> {
    const { affected } = await this.manager.delete(ClaimWaiver, { id: waiverId, threadId });
    if (!affected) return false;
    this.note([{ kind: 'thread', userId, id: threadId }]);
    return true;
  }

  /** All confirmations of a thread, including those made against sources that have changed since. */
  confirmations(threadId: string): Promise<ClaimConfirmation[]> {
    return this.manager.find(ClaimConfirmation, { where: { threadId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Stores that somebody has checked a claim. A later confirmation of the same claim replaces the earlier one. */
  async confirm(
    { id: threadId, userId }: Pick<Thread, 'id' | 'userId'>,
    confirmation: NewConfirmation,
  ): Promise<ClaimConfirmation> {
    const { quote, sentence, sourceVersion, name, username } = confirmation;
    const [kept] = await rows<ClaimConfirmation>(
      this.manager,
      `INSERT INTO claim_confirmations (id, thread_id, quote, sentence, source_version, name, username)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (thread_id, md5(quote), md5(sentence)) DO UPDATE SET source_version = excluded.source_version,
         name = excluded.name, username = excluded.username, created_at = now()
       RETURNING *`,
      [randomUUID(), threadId, quote, sentence, sourceVersion, name, username],
    );
    if (!kept) throw new Error('A confirmation is gone right after it was kept');
    this.note([{ kind: 'thread', userId, id: threadId }]);
    return kept;
  }

  /** Takes a confirmation back. Returns false where the thread has none of this id. */
  async unconfirm({ id: threadId, userId }: Pick<Thread, 'id' | 'userId'>, id: string): Promise<boolean> {
    const { affected } = await this.manager.delete(ClaimConfirmation, { id, threadId });
    if (!affected) return false;
    this.note([{ kind: 'thread', userId, id: threadId }]);
    return true;
  }
}
