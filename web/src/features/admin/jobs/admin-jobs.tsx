import type { AdminJobResponse, JobStatus } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { CsvLink } from '@/ui/csv-link';
import { ListCard } from '@/ui/list-card';
import { Pill } from '@/ui/pill';
import { ToggleGroup } from '@/ui/toggle-group';
import { formatJob, STATUS_WORDS } from './job-words';
import { jobAction, type JobAction, useJobAction } from './mutations';
import { csvOfJobs, useJobs } from './queries';

interface AdminJobsProps {
  /** The jobs that are looked at; null for all. */
  status: JobStatus | null;
  onStatus: (status: JobStatus | null) => void;
}

const STATUSES: readonly JobStatus[] = ['queued', 'running', 'failed', 'cancelled', 'completed'];
const OPTIONS = [
  { value: 'all', label: 'All' },
  ...STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
] as const;

/** Every job there is, to be tried again or stopped. */
export function AdminJobs({ status, onStatus }: AdminJobsProps) {
  const list = useJobs(status);
  const act = useJobAction();
  return (
    <ListCard
      title="Jobs"
      list={list}
      action={<CsvLink href={csvOfJobs(status)} name="the jobs" />}
      filters={
        <ToggleGroup
          label="Which jobs"
          options={OPTIONS}
          value={status ?? 'all'}
          onChange={(value) => onStatus(value === 'all' ? null : value)}
        />
      }
      nothing={status ? 'No jobs with this status.' : 'There are no jobs yet.'}
    >
      {list.items.map((job) => (
        <JobRow key={job.id} job={job} isOff={act.isPending} onAct={(action) => act.mutate({ id: job.id, action })} />
      ))}
    </ListCard>
  );
}

/** The state that an address names; null where it names none. */
export function jobStatusOf(value: string | null): JobStatus | null {
  return STATUSES.find((status) => status === value) ?? null;
}

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

function JobRow({ job, isOff, onAct }: JobRowProps) {
  const { id, status, username, appName, feed, attempt, error, createdAt } = job;
  const action = jobAction(job);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{formatJob(job)}</span>
          <Pill tone={TONES[status]}>{STATUS_WORDS[status]}</Pill>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="break-all">{username ?? 'No user'}</span>
          {appName && <span>{appName}</span>}
          {feed && <span className="break-all">{feed}</span>}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {attempt > 1 && <span className="tabular-nums">{attempt} runs</span>}
          <span className="font-mono text-xs leading-5">{id.slice(0, 8)}</span>
        </p>
        {error && <p className="mt-0.5 text-sm break-words text-bad">{error.message}</p>}
        {error?.detail && <p className="mt-0.5 text-sm break-words text-muted">{error.detail}</p>}
      </div>
      {action && (
        <Button
          size="small"
          aria-label={`${ACTION_WORDS[action]}: ${formatJob(job)} of ${feed ?? username ?? 'no user'}`}
          disabled={isOff}
          onClick={() => onAct(action)}
        >
          {ACTION_WORDS[action]}
        </Button>
      )}
    </li>
  );
}
