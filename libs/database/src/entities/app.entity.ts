import type { AppConfig } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('apps')
export class App {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  displayName!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  category!: string;

  @Column('text', { nullable: true })
  icon!: string | null;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('jsonb', { nullable: true })
  config!: AppConfig | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
