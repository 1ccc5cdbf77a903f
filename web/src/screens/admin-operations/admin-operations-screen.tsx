import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import { Costs } from '@/features/admin/costs/costs';
import { AdminJobs, jobStatusOf } from '@/features/admin/jobs/admin-jobs';
import { QueuePanel } from '@/features/admin/jobs/queue-panel';
import { ModelsPanel } from '@/features/admin/models/models-panel';
import { AdminUsers } from '@/features/admin/users/admin-users';
import { useSession } from '@/features/session/use-session';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { CsvLink } from '@/ui/csv-link';
import { TAB, TAB_LIST } from '@/ui/tab-style';

const PANEL = 'flex flex-col gap-3.5 rounded-lg';

/** What whoever runs Copydesk looks after: jobs, users and costs. What one looks at stands in the address. */
export default function AdminOperationsScreen() {
  const ownId = useSession().data?.id ?? null;
  const [params, setParams] = useSearchParams();
  const show = (tab: string, change: Record<string, string> = {}) =>
    setParams({ ...(tab !== 'queue' && { tab }), ...change }, { replace: true });
  return (
    <main className="mx-auto w-full max-w-300 px-4 pt-6 pb-16 sm:px-6">
      <Tabs.Root value={params.get('tab') ?? 'queue'} onValueChange={(tab) => show(tab)}>
        <Tabs.List aria-label="Operations" className={classNames(TAB_LIST, 'mb-5')}>
          <Tabs.Trigger value="queue" className={TAB}>
            Queue
          </Tabs.Trigger>
          <Tabs.Trigger value="users" className={TAB}>
            Users
          </Tabs.Trigger>
          <Tabs.Trigger value="costs" className={TAB}>
            Costs
          </Tabs.Trigger>
          <Tabs.Trigger value="models" className={TAB}>
            Models
          </Tabs.Trigger>
          <Tabs.Trigger value="exports" className={TAB}>
            Exports
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="queue" className={PANEL}>
          <QueuePanel />
          <AdminJobs
            status={jobStatusOf(params.get('status'))}
            onStatus={(status) => show('queue', status ? { status } : {})}
          />
        </Tabs.Content>
        <Tabs.Content value="users" className={PANEL}>
          <AdminUsers ownId={ownId} q={params.get('q') ?? ''} onSearch={(q) => show('users', q ? { q } : {})} />
        </Tabs.Content>
        <Tabs.Content value="costs" className={PANEL}>
          <Costs />
        </Tabs.Content>
        <Tabs.Content value="models" className={PANEL}>
          <ModelsPanel />
        </Tabs.Content>
        <Tabs.Content value="exports" className={PANEL}>
          <TableFiles />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}

const FILES = [
  { name: 'Users', path: 'users', note: 'Every account, the newest first' },
  { name: 'Events', path: 'events', note: 'Every event of the last 7 days, the newest first' },
  { name: 'App usage', path: 'app-usage', note: 'The last 7 days' },
  { name: 'User activity', path: 'user-activity', note: 'The last 7 days' },
  { name: 'Feedback', path: 'feedbacks', note: 'Every entry, with the work that it is about' },
  { name: 'Jobs', path: 'jobs', note: 'Every job, the newest first' },
  { name: 'Cost per tool', path: 'costs/tools', note: 'The last 30 days' },
  { name: 'Cost per user', path: 'costs/users', note: 'The last 30 days' },
  { name: 'Cost per day', path: 'costs/days', note: 'The last 30 days' },
  { name: 'Cost per generation', path: 'costs/generations', note: 'The last 30 days' },
];

/** Every table as a file. */
function TableFiles() {
  return (
    <Card aria-labelledby="files" className="overflow-hidden">
      <header className="p-4">
        <h2 id="files" className="font-semibold">
          Tables as files
        </h2>
        <p className="text-sm text-muted">CSV, as every spreadsheet reads it. Nothing in it runs as a formula.</p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {FILES.map(({ name, path, note }) => (
          <li key={path} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{note}</p>
            </div>
            <CsvLink href={`/api/admin/${path}?format=csv`} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
