import { toolOf, writerOf, type AdminJobResponse, type JobStatus } from '@copydesk/contracts';

/** What a job does, in words; one that writes is called by its tool's call: 'generate-email' -> 'Generate email'. */
export function formatJob({ name, appId }: Pick<AdminJobResponse, 'name' | 'appId'>): string {
  const call = name === 'generate' ? writerOf(toolOf(appId))?.call : undefined;
  const words = (call ?? name).replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}

export const STATUS_WORDS: Record<JobStatus, string> = {
  queued: 'Waiting',
  running: 'Active',
  completed: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};
