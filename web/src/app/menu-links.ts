import {
  Activity,
  ChartColumn,
  CirclePlay,
  LayoutDashboard,
  MessageSquareText,
  Newspaper,
  ServerCog,
  Settings,
} from 'lucide-react';

/** What everybody finds in the menu, on every page. */
export const OWN_LINKS = [
  { path: '/settings', name: 'Settings', Icon: Settings },
  { path: '/analytics', name: 'Analytics', Icon: ChartColumn },
  { path: '/how-to-use-internal', name: 'How to use', Icon: CirclePlay },
];

/** The pages of administrators. */
export const ADMIN_LINKS = [
  { path: '/admin-dashboard-realtime', name: 'Real-Time Dashboard', Icon: Activity },
  { path: '/admin-dashboard', name: 'Admin Dashboard', Icon: LayoutDashboard },
  { path: '/admin-feedback', name: 'Admin Feedback', Icon: MessageSquareText },
  { path: '/admin-operations', name: 'Operations', Icon: ServerCog },
  { path: '/admin-catalysts', name: 'Market Catalysts', Icon: Newspaper },
];
