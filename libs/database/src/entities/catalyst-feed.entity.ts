import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A news feed that catalysts are read from. */
@Entity('catalyst_feeds')
export class CatalystFeed {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  title!: string | null;

  /** False for one that CATALYST_FEEDS names no more. */
  @Column('boolean', { default: true })
  isActive!: boolean;

  /** What its server said of the last answer, to be asked for newer ones only. */
  @Column('text', { nullable: true })
  etag!: string | null;

  @Column('text', { nullable: true })
  lastModified!: string | null;

  @Column('timestamptz', { nullable: true })
  lastRunAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  /** How many items the last run brought that were new. */
  @Column('integer', { default: 0 })
  newItems!: number;

  /** Why the last run failed, in words. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** The newest job that reads it. */
  @Column('uuid', { nullable: true })
  jobId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
