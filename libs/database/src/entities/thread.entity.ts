import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A conversation about one draft. */
@Entity('threads')
export class Thread {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  userId!: number;

  @Column('integer')
  appId!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
