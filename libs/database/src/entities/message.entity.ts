import type { MessageRole } from '@copydesk/contracts';
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

  /** The answer was stopped: this is the part that was written before. */
  @Column('boolean', { default: false })
  stopped!: boolean;

  @Column('uuid', { nullable: true })
  jobId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
