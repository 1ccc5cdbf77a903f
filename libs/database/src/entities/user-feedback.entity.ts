import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a user told us about a result, with the work that it is about. */
@Entity('user_feedbacks')
export class UserFeedback {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @Column('varchar', { length: 50 })
  appType!: string;

  @Column('integer')
  rating!: number;

  @Column('text', { nullable: true })
  feedbackText!: string | null;

  @Column('jsonb', { nullable: true })
  sessionData!: object | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
