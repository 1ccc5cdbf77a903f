import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A claim that a person has checked. It holds for the same sentence anywhere in the thread. */
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

  /** Hash of the sources it was checked against. With other sources the confirmation no longer holds. */
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
