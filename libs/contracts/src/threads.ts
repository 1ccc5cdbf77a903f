import type { JobSnapshot } from './jobs';

export type MessageRole = 'user' | 'assistant';

/** One message of a thread. `stopped` marks the part of an answer that was written before somebody stopped it. */
export interface MessageResponse {
  id: string;
  role: MessageRole;
  content: string;
  stopped: boolean;
  jobId: string | null;
  createdAt: string;
}

/** A thread as GET /api/threads/{id} answers it: what was handed in, what was said, and the job that still writes. */
export interface ThreadResponse {
  id: string;
  appId: number;
  /** What the user handed in, by field. */
  inputs: Record<string, unknown>;
  messages: MessageResponse[];
  /** The newest job of this thread, whatever its state. */
  job: JobSnapshot | null;
  /** The saved email that was made of this thread, if there is one. */
  generationId: number | null;
  createdAt: string;
}
