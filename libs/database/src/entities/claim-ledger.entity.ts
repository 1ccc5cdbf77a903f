import type { TraceEntry } from '@copydesk/text';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What the sources say of each claim of a version. */
@Entity('claim_ledgers')
export class ClaimLedger {
  @PrimaryColumn('uuid')
  messageId!: string;

  @Column('jsonb')
  entries!: TraceEntry[];

  /** How many of `total` claims are traced or derived. */
  @Column('integer')
  traced!: number;

  @Column('integer')
  total!: number;

  /** How many of `figures` claims with a number are traced or derived. */
  @Column('integer')
  figuresTraced!: number;

  @Column('integer')
  figures!: number;

  /** Of what it was traced against, and by which rules: where it differs the ledger is made anew. */
  @Column('text')
  evidenceVersion!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** The ledger of a text, before it belongs to a version. */
export type TracedClaims = Omit<ClaimLedger, 'messageId' | 'createdAt'>;
