import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

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

  @Column('text', { nullable: true })
  originalPrompt!: string | null;

  @Column('uuid', { nullable: true })
  threadId!: string | null;

  @Column('jsonb', { nullable: true })
  metadata!: object | null;

  @Column('boolean', { default: false })
  isFavorite!: boolean;

  @Column('boolean', { default: false })
  isArchived!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
