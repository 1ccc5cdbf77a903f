import type { UserRole } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  username!: string;

  /** The username in lower case: names are compared without case. Made by Postgres. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  usernameCanonical!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  /** An argon2id hash, read by the sign-in alone. */
  @Column('text', { select: false })
  password!: string;

  /** Rises with each change of the password: sessions of an earlier one are over. */
  @Column('integer', { default: 1 })
  passwordVersion!: number;

  /** True while the password is one that an administrator gave. */
  @Column('boolean', { default: false })
  mustChangePassword!: boolean;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  threadId!: string | null;

  @Column('text', { default: 'user' })
  role!: UserRole;

  @Column('text', { default: 'free' })
  subscriptionTier!: string;

  @Column('text', { default: 'active' })
  subscriptionStatus!: string;

  @Column('integer', { default: 0 })
  totalGenerations!: number;

  /** Generations since `lastResetDate`; read through `thisMonthOf`, since a new month starts at 0. */
  @Column('integer', { default: 0 })
  monthlyGenerations!: number;

  @Column('timestamptz', { default: () => 'now()' })
  lastResetDate!: Date;

  /** Since when the user cannot sign in; null where the account is open. */
  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
