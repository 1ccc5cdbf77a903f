import type { AdminJobResponse, JobStatus } from '@copydesk/contracts';
import { usePagedList } from '@/lib/use-paged-list';
import { CsvLink } from '@/ui/csv-link';
import { ListCard } from '@/ui/list-card';
import { ToggleGroup } from '@/ui/toggle-group';
import { JOBS_KEY, LOOK_AGAIN_MS } from './job-keys';
import { JobRow } from './job-row';
import { STATUS_WORDS } from './job-words';
import { useJobAction } from './mutations';
import { csvOfJobs, pathOfJobs } from './queries';

interface JobDeskProps {
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
export function JobDesk({ status, onStatus }: JobDeskProps) {
  const list = usePagedList<AdminJobResponse>(JOBS_KEY, pathOfJobs(status), { refetchInterval: LOOK_AGAIN_MS });
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
      nothing={status ? 'No job is in this state.' : 'There are no jobs yet.'}
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
