import type { AdminJobResponse, JobStatus } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { Pill } from '@/ui/pill';
import { jobAction, type JobAction } from '../job-action';
import { sayJob, STATUS_WORDS } from '../job-words';

interface JobRowProps {
  job: AdminJobResponse;
  isOff: boolean;
  onAct: (action: JobAction) => void;
}

const TONES: Record<JobStatus, 'neutral' | 'good' | 'warn' | 'bad'> = {
  queued: 'neutral',
  running: 'warn',
  completed: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};
const ACTION_WORDS: Record<JobAction, string> = { retry: 'Try again', cancel: 'Stop' };

export function JobRow({ job, isOff, onAct }: JobRowProps) {
  const { id, status, username, appName, attempt, error, createdAt } = job;
  const action = jobAction(job);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{sayJob(job)}</span>
          <Pill tone={TONES[status]}>{STATUS_WORDS[status]}</Pill>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="break-all">{username ?? 'No user'}</span>
          {appName && <span>{appName}</span>}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {attempt > 1 && <span className="tabular-nums">{attempt} runs</span>}
          <span className="font-mono text-xs leading-5">{id.slice(0, 8)}</span>
        </p>
        {error && <p className="mt-0.5 text-sm break-words text-bad">{error.message}</p>}
      </div>
      {action && (
        <Button
          size="small"
          aria-label={`${ACTION_WORDS[action]}: ${sayJob(job)} of ${username ?? 'no user'}`}
          disabled={isOff}
          onClick={() => onAct(action)}
        >
          {ACTION_WORDS[action]}
        </Button>
      )}
    </li>
  );
}
