import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that a person did, or that happened to a job. */
@Entity('user_analytics')
export class AnalyticsEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('integer', { nullable: true })
  userId!: number | null;

  @Column('integer', { nullable: true })
  appId!: number | null;

  @Column('varchar', { length: 50 })
  actionType!: string;

  @Column('varchar', { length: 255, nullable: true })
  sessionId!: string | null;

  @Column('jsonb', { nullable: true })
  metadata!: object | null;

  @Column('uuid', { nullable: true })
  jobId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
