import type { ReactNode } from 'react';
import { formatDate, formatDay } from '@/lib/format-date';
import { formatCount, formatShare } from '@/lib/format-count';
import { classNames } from '@/ui/class-names';
import { StatCard } from '@/ui/stat-card';
import { DashboardTabs } from './dashboard-tabs';
import { Failures, Warnings } from './notices';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { RefreshButton } from './refresh';
import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

/** All there ever was, for administrators. */
export function AdminDashboard() {
  const { stats, tools, users, isReading, failures, refresh } = useAdminFigures();
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
              <Table
                title="App Usage"
                about="Each tool since the beginning. Figures traced: the average share of the figures in a draft that a source proves, of the drafts of the last 30 days"
                empty="No generation data available"
                head={['Tool', 'Generations', 'Users', 'Average length', 'Figures traced', 'Last used']}
                rows={tools?.map((tool) => ({
                  key: tool.appId,
                  cells: [
                    tool.appName,
                    formatCount(tool.totalGenerations),
                    formatCount(tool.uniqueUsers),
                    tool.avgContentLength === null ? '–' : formatCount(tool.avgContentLength),
                    tool.figuresTraced === null ? '–' : formatShare(tool.figuresTraced),
                    formatDate(tool.lastUsed),
                  ],
                }))}
              />
            ),
          },
          {
            name: 'User Activity',
            content: (
              <Table
                title="User Activity"
                about="The 15 users with the most generations"
                empty="No user activity data available"
                head={['User', 'Generations', 'Tools used', 'Joined']}
                rows={users?.map((user) => ({
                  key: user.userId,
                  cells: [
                    user.username,
                    formatCount(user.totalGenerations),
                    formatCount(user.appsUsed),
                    formatDate(user.joinedDate),
                  ],
                }))}
              />
            ),
          },
          {
            name: 'Recent Activity',
            content: (
              <Table
                title="Recent Activity"
                about="Events per day of the last 30 days (UTC)"
                empty="No recent activity"
                head={['Day', 'Events']}
                rows={stats?.recentActivity.map(({ date, count }) => ({
                  key: date,
                  cells: [formatDay(date), formatCount(count)],
                }))}
              />
            ),
          },
        ]}
      />
    </main>
  );
}

interface TableProps {
  title: string;
  about: string;
  /** Said where there is no row. */
  empty: string;
  head: string[];
  /** Undefined while they are not known. */
  rows: { key: string | number; cells: string[] }[] | undefined;
}

function Table({ title, about, empty, head, rows }: TableProps) {
  return (
    <Panel title={title} about={about}>
      {!rows && <RowsSkeleton label={`Loading ${title}`} />}
      {rows?.length === 0 && <Nothing>{empty}</Nothing>}
      {rows && rows.length > 0 && <FiguresTable label={`${title}, table`} head={head} rows={rows} />}
    </Panel>
  );
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
  const all = [stats, tools, users];
  return {
    stats: stats.data,
    tools: tools.data,
    users: users.data,
    isReading: all.some(({ isFetching }) => isFetching),
    failures: [
      ...(stats.isError ? ['Failed to fetch dashboard stats'] : []),
      ...(tools.isError ? ['Failed to fetch app usage stats'] : []),
      ...(users.isError ? ['Failed to fetch user activity stats'] : []),
    ],
    refresh: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
