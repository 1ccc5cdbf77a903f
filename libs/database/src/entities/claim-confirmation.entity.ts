import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A claim that a person has checked, wherever its sentence stands in the thread, as long as its sources stay the same. */
@Entity('claim_confirmations')
export class ClaimConfirmation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  threadId!: string;

  @Column('text')
  quote!: string;

  @Column('text')
  sentence!: string;

  /** Of what it was checked against: where that differs, nobody has checked the claim. */
  @Column('text')
  sourceVersion!: string;

  /** Of the person. */
  @Column('text')
  name!: string;

  @Column('text')
  username!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
