import type { EntityManager } from 'typeorm';
import { ClaimLedger } from '../entities/claim-ledger.entity';
import { ClaimWaiver } from '../entities/claim-waiver.entity';

export type NewLedger = Omit<ClaimLedger, 'createdAt'>;

export class LedgerStore {
  constructor(private readonly manager: EntityManager) {}

  /** Keeps the ledger of a version; a newer one takes its place. */
  async keep(ledger: NewLedger): Promise<void> {
    await this.manager.upsert(ClaimLedger, ledger, ['messageId']);
  }

  find(messageId: string): Promise<ClaimLedger | null> {
    return this.manager.findOneBy(ClaimLedger, { messageId });
  }

  /** What people answer for in a thread. */
  waivers(threadId: string): Promise<ClaimWaiver[]> {
    return this.manager.find(ClaimWaiver, { where: { threadId }, order: { createdAt: 'ASC' } });
  }
}
