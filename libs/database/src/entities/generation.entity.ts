import type { EmailResult, Ledger, SourceChange } from '@copydesk/contracts';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An email that a user kept. */
@Entity('generations')
export class Generation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @Column('integer')
  appId!: number;

  @Column('text')
  title!: string;

  @Column('text')
  content!: string;

  /** What an inbox shows behind the subject. */
  @Column('text', { nullable: true })
  preheader!: string | null;

  @Column('text', { nullable: true })
  originalPrompt!: string | null;

  @Column('uuid', { nullable: true })
  threadId!: string | null;

  @Column('jsonb', { nullable: true })
  metadata!: object | null;

  /** The ledger of these very words. */
  @Column('jsonb', { nullable: true, select: false })
  ledger!: Ledger | null;

  /** How it did with its readers. */
  @Column('jsonb', { nullable: true })
  result!: EmailResult | null;

  /** What has changed since behind the filing that it was written from. */
  @Column('jsonb', { nullable: true })
  sourceChange!: SourceChange | null;

  @Column('boolean', { default: false })
  isFavorite!: boolean;

  @Column('boolean', { default: false })
  isArchived!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When its title or its content was last changed. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Deleted, and hidden from every search by TypeORM; it can be restored until it is purged. */
  @DeleteDateColumn({ type: 'timestamptz', select: false })
  deletedAt!: Date | null;
}
