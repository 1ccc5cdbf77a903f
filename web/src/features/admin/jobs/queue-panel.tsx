import { QUEUES, type QueuesResponse } from '@copydesk/contracts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { formatDuration } from './job-words';
import { useQueues } from './queries';

/** How the queues stand, and whether anybody works. */
export function QueuePanel() {
  const { data, isError, refetch } = useQueues();
  const count = (value: number | undefined) => value?.toLocaleString('en-US');
  const oldest = data && (data.oldestWaitingSeconds === null ? 'None' : formatDuration(data.oldestWaitingSeconds));
  return (
    <>
      {isError && (
        <LoadFailureCard onRetry={refetch}>
          {data ? 'These figures are out of date. They are the last ones we have.' : 'The queues could not be loaded.'}
        </LoadFailureCard>
      )}
      {data && data.workersAlive === null && (
        <Trouble>Redis is not responding. Jobs stay in the database and start when it is back.</Trouble>
      )}
      {data?.workersAlive === 0 && <Trouble>No worker is running. Jobs wait until one starts.</Trouble>}
      {data?.unknown.map(({ name, jobs }) => (
        <Trouble key={name}>
          {jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-US')} jobs`} named {name} {jobs === 1 ? 'waits' : 'wait'}{' '}
          for a newer worker: one that runs does not know {jobs === 1 ? 'it' : 'them'}. Update the workers.
        </Trouble>
      ))}
      {(data ?? !isError) && (
        <>
          <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:grid-cols-5">
            <StatCard label="Waiting" value={count(data?.waiting)} />
            <StatCard label="Active" value={count(data?.active)} />
            <StatCard label="Failed, last 24 hours" value={count(data?.failed)} />
            <StatCard label="Oldest waiting" value={oldest} />
            <StatCard
              label="Workers alive"
              value={data && (data.workersAlive?.toLocaleString('en-US') ?? null)}
              className="max-sm:col-span-2"
            />
          </div>
          <Card aria-labelledby="queues" className="overflow-hidden">
            <header className="flex items-center justify-between gap-3 p-4">
              <h2 id="queues" className="font-semibold">
                Queues
              </h2>
              <a
                href="/admin/queues"
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyle('plain', 'small')}
              >
                Bull Board
                <ExternalLink className="size-4" aria-hidden />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </header>
            <QueueTable queues={data?.queues} />
          </Card>
        </>
      )}
    </>
  );
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-lg border border-warn/35 bg-warn-soft p-4 text-warn">
      {children}
    </p>
  );
}

const CELL = 'px-2 py-2.5 text-right tabular-nums last:pr-4';

/** Has its rows before their figures are known: what stands below stays where it is. */
function QueueTable({ queues }: { queues: QueuesResponse['queues'] | undefined }) {
  return (
    <table aria-labelledby="queues" aria-busy={!queues} className="w-full border-t border-line">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-2.5 pr-2 pl-4 text-left font-medium">
            Queue
          </th>
          {['Waiting', 'Active', 'Failed', 'Oldest'].map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {queues
          ? queues.map(({ name, waiting, active, failed, oldestWaitingSeconds }) => (
              <QueueRow key={name} name={name}>
                <td className={CELL}>{waiting.toLocaleString('en-US')}</td>
                <td className={CELL}>{active.toLocaleString('en-US')}</td>
                <td className={failed > 0 ? `${CELL} text-bad` : CELL}>{failed.toLocaleString('en-US')}</td>
                <td className={`${CELL} whitespace-nowrap`}>
                  {oldestWaitingSeconds === null ? '–' : formatDuration(oldestWaitingSeconds)}
                </td>
              </QueueRow>
            ))
          : QUEUES.map((name) => (
              <QueueRow key={name} name={name}>
                <td colSpan={4} className={CELL}>
                  <Skeleton className="ml-auto h-4 w-1/2" />
                </td>
              </QueueRow>
            ))}
      </tbody>
    </table>
  );
}

function QueueRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal capitalize">
        {name}
      </th>
      {children}
    </tr>
  );
}
