import type { FolderColor } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A place for saved emails. What lies in none is unorganized. */
@Entity('folders')
export class Folder {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: '#3b82f6' })
  color!: FolderColor;

  @Column('boolean', { default: false })
  isDefault!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
