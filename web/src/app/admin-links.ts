import { Activity, LayoutDashboard, MessageSquareText, Newspaper, ServerCog } from 'lucide-react';

/** The pages of administrators. */
export const ADMIN_LINKS = [
  { path: '/admin-dashboard-realtime', name: 'Real-Time Dashboard', Icon: Activity },
  { path: '/admin-dashboard', name: 'Admin Dashboard', Icon: LayoutDashboard },
  { path: '/admin-feedback', name: 'Admin Feedback', Icon: MessageSquareText },
  { path: '/admin-operations', name: 'Operations', Icon: ServerCog },
  { path: '/admin-catalysts', name: 'Market Catalysts', Icon: Newspaper },
];
