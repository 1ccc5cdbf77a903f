import type { PageOrigin } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A document that was handed in, as its text was read: its pages are parted by 'Page N' on a line of its own. */
@Entity('documents')
export class Document {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for the text of a filing, which all its references share. */
  @Column('integer', { nullable: true })
  userId!: number | null;

  @Column('text')
  name!: string;

  /** Of its text: the same text is kept once for each user. */
  @Column('text')
  sha256!: string;

  /** Null for a reference to a document of nobody. */
  @Column('text', { nullable: true, select: false })
  text!: string | null;

  /** Of a reference: the document that has the text. */
  @Column('uuid', { nullable: true })
  sharedId!: string | null;

  /** When its user deleted it, while a draft rests on it. */
  @Column('timestamptz', { nullable: true, select: false })
  droppedAt!: Date | null;

  /** Null where it has no pages of its own. */
  @Column('integer', { nullable: true })
  pages!: number | null;

  /** What readers found in it beside the text, as packed JSON; null where nobody looked. */
  @Column('bytea', { nullable: true, select: false })
  structure!: Buffer | null;

  /** Which version of the readers found it; 0 where there is none. */
  @Column('integer', { default: 0 })
  reader!: number;

  /** True where its tags are damaged: it was read as a plain page. */
  @Column('boolean', { default: false })
  hasBrokenTags!: boolean;

  @Column('integer')
  characters!: number;

  /** Of a page that was read by its address; null for a file. */
  @Column('jsonb', { nullable: true })
  origin!: PageOrigin | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When something was last written or checked with it. */
  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
