import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A claim or a promise that a person answers for, wherever its sentence stands in the thread. */
@Entity('claim_waivers')
export class ClaimWaiver {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  threadId!: string;

  @Column('text')
  quote!: string;

  @Column('text')
  sentence!: string;

  @Column('text')
  reason!: string;

  /** Of the person. */
  @Column('text')
  name!: string;

  /** Of the account, when it was said. */
  @Column('text', { nullable: true })
  username!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
