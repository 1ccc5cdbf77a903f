import type { AdminAppUsageResponse, AdminStatsResponse, AdminUserActivityResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

const getAdminStats = () => http.get<AdminStatsResponse>('/api/admin/dashboard-stats?view=admin');

const getAdminAppUsage = () => http.get<AdminAppUsageResponse[]>('/api/admin/app-usage?view=admin');

const getAdminUserActivity = () => http.get<AdminUserActivityResponse[]>('/api/admin/user-activity?view=admin');

/** The figures since the beginning: read when the page is opened, and when asked for. */
export function useAdminFigures() {
  const stats = useQuery({ queryKey: ['admin-stats'], queryFn: getAdminStats, refetchOnMount: 'always' });
  const tools = useQuery({ queryKey: ['admin-app-usage'], queryFn: getAdminAppUsage, refetchOnMount: 'always' });
  const users = useQuery({
    queryKey: ['admin-users-activity'],
    queryFn: getAdminUserActivity,
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
