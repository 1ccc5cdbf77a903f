import type { Job } from './entities/job.entity';

/** Something that was written and that others must hear of once it is safe. */
export type Change =
  | { kind: 'analytics-events'; ids: string[] }
  | { kind: 'job-ended'; job: Job }
  | { kind: 'library' | 'inbox'; userId: number }
  | { kind: 'thread' | 'campaign'; userId: number; id: string };

/** How a store notes what it changed. `Database` publishes it after the commit. */
export type NoteChanges = (changes: Change[]) => void;
