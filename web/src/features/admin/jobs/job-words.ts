import type { JobName, JobStatus } from '@copydesk/contracts';

/** What a job does, in words: 'generate-email' -> 'Generate email'. */
export function sayJob(name: JobName): string {
  const words = name.replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}

export const STATUS_WORDS: Record<JobStatus, string> = {
  queued: 'Waiting',
  running: 'Active',
  completed: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};
