import type { ToolCost } from '@copydesk/contracts';
import { type ReactNode, useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';
import { classNames } from '@/ui/class-names';
import { StatCard } from '@/ui/stat-card';
import { EventsChart, ScoresChart, UseChart } from './charts';
import { DashboardTabs } from './dashboard-tabs';
import { realtimeSource } from './figures/figures-source';
import { CostPanel, FirstEmailPanel, FunnelPanel, TracedPanel } from './insights';
import { Failures, Warnings } from './notices';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { RefreshButton } from './refresh';
import { UserSearch } from './top-users';
import { UserDialog } from './user-dialog';
import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

/** All there ever was, for administrators. */
export function AdminDashboard() {
  const { stats, tools, users, insights, costs, isReading, failures, refresh } = useAdminFigures();
  const [userId, setUserId] = useState<number | null>(null);
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-3.5 px-4 pt-6 pb-16 sm:px-6">
      <div className="flex justify-end">
        <RefreshButton isReading={isReading} onRefresh={() => void refresh()}>
          Refresh
        </RefreshButton>
      </div>
      <Warnings warnings={stats?.warnings} />
      <Failures failures={failures} onRetry={refresh} />
      <section aria-label="Totals" className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <StatCard label="Total Users" value={stats && formatCount(stats.totalUsers)} />
        <StatCard label="Total Generations" value={stats && formatCount(stats.totalGenerations)} />
        <StatCard label="Total Refinements" value={stats && formatCount(stats.totalRefinements)} />
        <StatCard label="Active Users" unit="last 30 days" value={stats && formatCount(stats.activeUsers)} />
      </section>
      <DashboardTabs
        tabs={[
          {
            name: 'App Usage',
            content: (
              <>
                <UseChart insights={insights} />
                <div className="grid gap-3.5 lg:grid-cols-2">
                  <CostPanel tools={costs} />
                  <TracedPanel tools={tools} />
                </div>
                <Table
                  title="App Usage"
                  about="Each tool since the beginning"
                  empty="No generation data available"
                  head={['Tool', 'Generations', 'Users', 'Average length', 'Last used']}
                  rows={tools?.map((tool) => ({
                    key: tool.appId,
                    cells: [
                      tool.appName,
                      formatCount(tool.totalGenerations),
                      formatCount(tool.uniqueUsers),
                      tool.avgContentLength === null ? '–' : formatCount(tool.avgContentLength),
                      formatDate(tool.lastUsed),
                    ],
                  }))}
                />
              </>
            ),
          },
          {
            name: 'User Activity',
            content: (
              <>
                <div className="grid gap-3.5 lg:grid-cols-2">
                  <FunnelPanel funnel={insights?.funnel} />
                  <FirstEmailPanel firstEmail={insights?.firstEmail} />
                </div>
                <ScoresChart insights={insights} />
                <UserSearch
                  title="User Activity"
                  about="The 15 users with the most generations"
                  source={realtimeSource}
                  onOpen={setUserId}
                >
                  <Rows
                    title="User Activity"
                    empty="No user activity data available"
                    head={['User', 'Generations', 'Tools used', 'Joined']}
                    rows={users?.map((user) => ({
                      key: user.userId,
                      cells: [
                        <button
                          key="user"
                          type="button"
                          aria-haspopup="dialog"
                          onClick={() => setUserId(user.userId)}
                          className="max-w-full truncate rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent max-md:-my-2.5 max-md:min-h-11"
                        >
                          {user.username}
                        </button>,
                        formatCount(user.totalGenerations),
                        formatCount(user.appsUsed),
                        formatDate(user.joinedDate),
                      ],
                    }))}
                  />
                </UserSearch>
              </>
            ),
          },
          { name: 'Recent Activity', content: <EventsChart stats={stats} /> },
        ]}
      />
      {userId !== null && (
        <UserDialog userId={userId} source={realtimeSource} onRefused={ignore} onClose={() => setUserId(null)} />
      )}
    </main>
  );
}

/** The role opens all of it: without it no call of this page is answered. */
const ignore = () => undefined;

interface RowsProps {
  title: string;
  /** Said where there is no row. */
  empty: string;
  head: string[];
  /** Undefined while they are not known. */
  rows: FiguresTableProps['rows'] | undefined;
}

function Table({ about, ...rows }: RowsProps & { about: string }) {
  return (
    <Panel title={rows.title} about={about}>
      <Rows {...rows} />
    </Panel>
  );
}

function Rows({ title, empty, head, rows }: RowsProps) {
  if (!rows) return <RowsSkeleton label={`Loading ${title}`} />;
  if (rows.length === 0) return <Nothing>{empty}</Nothing>;
  return <FiguresTable label={`${title}, table`} head={head} rows={rows} />;
}

interface FiguresTableProps {
  label: string;
  /** The first column names the row; the others are figures. */
  head: string[];
  rows: { key: string | number; cells: ReactNode[] }[];
}

function FiguresTable({ label, head, rows }: FiguresTableProps) {
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead className="text-left text-sm text-muted">
          <tr className="border-b border-line">
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'px-3 py-2 font-medium whitespace-nowrap first:pl-0 last:pr-0',
                  at > 0 && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="max-w-64 truncate py-2.5 pr-3 text-left font-medium">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]} className="px-3 py-2.5 text-right whitespace-nowrap text-muted last:pr-0">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function readCosts(): Promise<ToolCost[]> {
  const rows = await http.get('/api/admin/costs/:table', { params: { table: 'tools' }, query: { days: '30' } });
  return rows.filter((row): row is ToolCost => 'costPerEmail' in row);
}

/** The figures since the beginning: read when the page is opened, and when asked for. */
function useAdminFigures() {
  const stats = useQuery({
    queryKey: ['admin-stats'],
    queryFn: () => http.get('/api/admin/dashboard-stats?view=admin'),
    refetchOnMount: 'always',
  });
  const tools = useQuery({
    queryKey: ['admin-app-usage'],
    queryFn: () => http.get('/api/admin/app-usage?view=admin'),
    refetchOnMount: 'always',
  });
  const users = useQuery({
    queryKey: ['admin-users-activity'],
    queryFn: () => http.get('/api/admin/user-activity?view=admin'),
    refetchOnMount: 'always',
  });
  const insights = useQuery({
    queryKey: ['admin-insights'],
    queryFn: () => http.get('/api/admin/insights'),
    refetchOnMount: 'always',
  });
  const costs = useQuery({
    queryKey: ['admin-tool-costs'],
    queryFn: readCosts,
    refetchOnMount: 'always',
  });
  const all = [stats, tools, users, insights, costs];
  return {
    stats: stats.data,
    tools: tools.data,
    users: users.data,
    insights: insights.data,
    costs: costs.data,
    isReading: all.some(({ isFetching }) => isFetching),
    failures: [
      ...(stats.isError ? ['Failed to fetch dashboard stats'] : []),
      ...(tools.isError ? ['Failed to fetch app usage stats'] : []),
      ...(users.isError ? ['Failed to fetch user activity stats'] : []),
      ...(insights.isError ? ['Failed to fetch what becomes of the use'] : []),
      ...(costs.isError ? ['Failed to fetch the costs'] : []),
    ],
    refresh: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
