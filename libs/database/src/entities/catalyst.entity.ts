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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
