import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import { Costs } from '@/features/costs/components/costs';
import { JobDesk, jobStatusOf } from '@/features/job-desk/components/job-desk';
import { QueuePanel } from '@/features/job-desk/components/queue-panel';
import { ModelsPanel } from '@/features/models/models-panel';
import { useSession } from '@/features/session/use-session';
import { UserDesk } from '@/features/user-desk/components/user-desk';
import { classNames } from '@/ui/class-names';
import { TAB, TAB_LIST } from '@/ui/tab-style';
import { TableFiles } from './table-files';

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
          <JobDesk
            status={jobStatusOf(params.get('status'))}
            onStatus={(status) => show('queue', status ? { status } : {})}
          />
        </Tabs.Content>
        <Tabs.Content value="users" className={PANEL}>
          <UserDesk ownId={ownId} q={params.get('q') ?? ''} onSearch={(q) => show('users', q ? { q } : {})} />
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
