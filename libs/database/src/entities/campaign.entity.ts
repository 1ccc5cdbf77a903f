import type { CampaignRequest } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Five emails and an order form that are written from one brief. */
@Entity('campaigns')
export class Campaign {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  userId!: number;

  @Column('jsonb')
  request!: CampaignRequest;

  /** When each of the five emails goes out, YYYY-MM-DD; null where it was not said. */
  @Column('jsonb', { default: [null, null, null, null, null] })
  sendDates!: (string | null)[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
