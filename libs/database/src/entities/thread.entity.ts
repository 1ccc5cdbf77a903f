import type { Brief, CampaignPartName } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A conversation about one draft. */
@Entity('threads')
export class Thread {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  userId!: number;

  @Column('integer')
  appId!: number;

  /** The campaign that it is a part of, and which. */
  @Column('uuid', { nullable: true })
  campaignId!: string | null;

  @Column('text', { nullable: true })
  part!: CampaignPartName | null;

  /** Who speaks in it; where it is null, the first brand that its user has made since. */
  @Column('uuid', { nullable: true })
  brandId!: string | null;

  /** What it sells, of that brand's offers. */
  @Column('uuid', { nullable: true })
  offerId!: string | null;

  /** What it was begun with; null where it began otherwise. */
  @Column('jsonb', { nullable: true })
  brief!: Brief | null;

  /** The document that it was written from, where that is kept. */
  @Column('uuid', { nullable: true })
  documentId!: string | null;

  /** Stands for the messages up to `summaryUntil` where all of them would not fit into the model. */
  @Column('text', { nullable: true })
  summary!: string | null;

  /** The `seq` of the last message that the summary covers. */
  @Column('bigint', { nullable: true })
  summaryUntil!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was last worked on: a message was added, by whomever. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Taken out of the recent drafts. */
  @Column('timestamptz', { nullable: true })
  discardedAt!: Date | null;
}
