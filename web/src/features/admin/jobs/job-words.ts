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

const UNITS = [
  { word: 'd', seconds: 86_400 },
  { word: 'h', seconds: 3_600 },
  { word: 'min', seconds: 60 },
  { word: 's', seconds: 1 },
];

/** '48 s', '3 min', '2 h 5 min': the two largest units that are worth a word. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = UNITS.findIndex((unit) => whole >= unit.seconds);
  const [large, small] = UNITS.slice(first === -1 ? UNITS.length - 1 : first);
  if (!large) return '';
  const count = Math.floor(whole / large.seconds);
  const rest = small && large.seconds > 60 ? Math.floor((whole % large.seconds) / small.seconds) : 0;
  return `${count} ${large.word}${small && rest > 0 ? ` ${rest} ${small.word}` : ''}`;
}
