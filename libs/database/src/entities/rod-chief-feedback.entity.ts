import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A review that its user kept. */
@Entity('rod_chief_feedbacks')
export class RodChiefFeedback {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  messageId!: string;

  @Column('integer')
  userId!: number;

  @Column('text')
  feedback!: string;

  @Column('integer')
  score!: number;

  @Column('jsonb')
  improvements!: string[];

  @Column('text')
  emailContent!: string;

  @Column('uuid', { nullable: true })
  threadId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
