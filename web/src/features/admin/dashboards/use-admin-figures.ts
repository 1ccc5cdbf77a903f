import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

/** The figures since the beginning: read when the page is opened, and when asked for. */
export function useAdminFigures() {
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
