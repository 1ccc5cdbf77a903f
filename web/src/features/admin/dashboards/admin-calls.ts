import type { AdminAppUsageResponse, AdminStatsResponse, AdminUserActivityResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export const getAdminStats = () => http.get<AdminStatsResponse>('/api/admin/dashboard-stats?view=admin');

export const getAdminAppUsage = () => http.get<AdminAppUsageResponse[]>('/api/admin/app-usage?view=admin');

export const getAdminUserActivity = () => http.get<AdminUserActivityResponse[]>('/api/admin/user-activity?view=admin');
