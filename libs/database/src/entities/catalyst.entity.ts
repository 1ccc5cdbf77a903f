import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A piece of market news. */
@Entity('catalysts')
export class Catalyst {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  title!: string;

  @Column('text')
  text!: string;

  @Column('text', { default: 'Market-wide' })
  sector!: string;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('timestamptz')
  publishedAt!: Date;

  /** Ships with the product so that a first start has some; shown as a sample. */
  @Column('boolean', { default: false })
  isSample!: boolean;

  /** Offered no more. */
  @Column('boolean', { default: false })
  isRetired!: boolean;

  /** The feed it came from; null for one that was added by hand. */
  @Column('integer', { nullable: true })
  feedId!: number | null;

  /** The date that the feed gave; without one, `publishedAt` is the time of the import. */
  @Column('timestamptz', { nullable: true })
  datedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
