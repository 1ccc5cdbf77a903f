import type { DraftOrigin, MessageRole } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('messages')
export class Message {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  threadId!: string;

  /** Order within all messages. Made by Postgres. */
  @Column({ type: 'bigint', insert: false, update: false })
  seq!: string;

  @Column('text')
  role!: MessageRole;

  @Column('text')
  content!: string;

  /** What the assistant said beside the version; on a request, that and why it changed nothing. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** The suggestions of a review that it applies, in their own words: a request by asking for them, a version by exact edits. */
  @Column('jsonb', { nullable: true })
  suggestions!: string[] | null;

  /** What an inbox shows behind the subject of a version. */
  @Column('text', { nullable: true })
  preheader!: string | null;

  /** The answer was stopped: this is the part that was written before. */
  @Column('boolean', { default: false })
  stopped!: boolean;

  /** Each message of the assistant is a version of the draft, numbered from 1. */
  @Column('integer', { nullable: true })
  version!: number | null;

  @Column('text', { nullable: true })
  origin!: DraftOrigin | null;

  /** The version that a restored one is a copy of. */
  @Column('integer', { nullable: true })
  restoredFrom!: number | null;

  @Column('uuid', { nullable: true })
  jobId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
