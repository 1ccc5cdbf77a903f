import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import { AdminActs, kindOf } from '@/features/admin/acts/admin-acts';
import { Costs } from '@/features/admin/costs/costs';
import { csvOfCosts, type CostTable } from '@/features/admin/costs/queries';
import { AdminJobs, jobStatusOf } from '@/features/admin/jobs/admin-jobs';
import { QueuePanel } from '@/features/admin/jobs/queue-panel';
import { ModelsPanel } from '@/features/admin/models/models-panel';
import { AdminUsers } from '@/features/admin/users/admin-users';
import { useServerStatus } from '@/features/session/use-server-status';
import { useSession } from '@/features/session/use-session';
import { ToolSwitches } from '@/features/tools/tool-switches';
import { Card } from '@/ui/card';
import { addressOf } from '@/lib/http';
import { classNames } from '@/ui/class-names';
import { CsvLink } from '@/ui/csv-link';
import { TAB, TAB_LIST } from '@/ui/tab-style';

const TABS = ['Queue', 'Users', 'Tools', 'Costs', 'Models', 'Log', 'Exports'];
const PANEL = 'flex flex-col gap-3.5 rounded-lg';

/** What whoever runs Copydesk looks after: jobs, users, tools and costs. What one looks at stands in the address. */
export default function AdminOperationsScreen() {
  const ownId = useSession().data?.id ?? null;
  const [params, setParams] = useSearchParams();
  const show = (tab: string, change: Record<string, string> = {}) =>
    setParams({ ...(tab !== 'queue' && { tab }), ...change }, { replace: true });
  return (
    <main className="mx-auto w-full max-w-300 px-4 pt-6 pb-16 sm:px-6">
      <Tabs.Root value={params.get('tab') ?? 'queue'} onValueChange={(tab) => show(tab)}>
        <Tabs.List aria-label="Operations" className={classNames(TAB_LIST, 'mb-5 max-sm:flex-wrap max-sm:gap-y-0')}>
          {TABS.map((name) => (
            <Tabs.Trigger key={name} value={name.toLowerCase()} className={TAB}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <OpenSignUp />
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
        <Tabs.Content value="tools" className={PANEL}>
          <ToolSwitches />
        </Tabs.Content>
        <Tabs.Content value="costs" className={PANEL}>
          <Costs />
        </Tabs.Content>
        <Tabs.Content value="models" className={PANEL}>
          <ModelsPanel />
        </Tabs.Content>
        <Tabs.Content value="log" className={PANEL}>
          <AdminActs
            q={params.get('q') ?? ''}
            kind={kindOf(params.get('kind'))}
            onAsk={({ q, kind }) => show('log', { ...(q && { q }), ...(kind && { kind }) })}
          />
        </Tabs.Content>
        <Tabs.Content value="exports" className={PANEL}>
          <TableFiles />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}

/** Anybody who reaches the page may sign up unless the operators say otherwise. */
function OpenSignUp() {
  if (useServerStatus().data?.signUp !== 'open') return null;
  return (
    <p className="mb-5 flex items-baseline gap-2 text-sm text-muted">
      <span aria-hidden className="size-1.5 shrink-0 -translate-y-px rounded-full bg-warn" />
      <span>
        Sign-up is open: anyone who can reach this server can create an account. To close it, set{' '}
        <code className="font-mono text-text">SIGN_UP=off</code> and restart, then add users under Users.
      </span>
    </p>
  );
}

const CSV = { query: { format: 'csv' } } as const;
const costs = (table: CostTable) => csvOfCosts(table, 30);
const FILES = [
  { name: 'Users', href: addressOf('/api/admin/users', CSV), note: 'Every account, the newest first' },
  {
    name: 'Events',
    href: addressOf('/api/admin/events', CSV),
    note: 'Every event of the last 7 days, the newest first',
  },
  { name: 'App usage', href: addressOf('/api/admin/app-usage', CSV), note: 'The last 7 days' },
  { name: 'User activity', href: addressOf('/api/admin/user-activity', CSV), note: 'The last 7 days' },
  {
    name: 'Feedback',
    href: addressOf('/api/admin/feedbacks', CSV),
    note: 'Every entry, with the work that it is about',
  },
  { name: 'Jobs', href: addressOf('/api/admin/jobs', CSV), note: 'Every job, the newest first' },
  {
    name: 'Log',
    href: addressOf('/api/admin/acts', CSV),
    note: 'What administrators did, and whose texts were read',
  },
  { name: 'Cost per tool', href: costs('tools'), note: 'The last 30 days' },
  { name: 'Cost per user', href: costs('users'), note: 'The last 30 days' },
  { name: 'Cost per day', href: costs('days'), note: 'The last 30 days' },
  { name: 'Cost per generation', href: costs('generations'), note: 'The last 30 days' },
];

/** Every table as a file. */
function TableFiles() {
  return (
    <Card aria-labelledby="files" className="overflow-hidden">
      <header className="p-4">
        <h2 id="files" className="font-semibold">
          Tables as files
        </h2>
        <p className="text-sm text-muted">CSV for any spreadsheet. Formulas are turned into text.</p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {FILES.map(({ name, href, note }) => (
          <li key={name} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{note}</p>
            </div>
            <CsvLink href={href} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
