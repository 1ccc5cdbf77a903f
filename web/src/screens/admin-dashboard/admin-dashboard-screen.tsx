import { AdminDashboard } from '@/features/admin/dashboards/admin-dashboard';
import { PinDialog } from '@/features/admin/dashboards/gate/unlock-screen';
import { unlock, useGate, useProof } from '@/features/admin/dashboards/gate/use-gate';

export default function AdminDashboardScreen() {
  const gate = useGate(unlock);
  const isProven = useProof();
  if (isProven || gate.pin !== null) return <AdminDashboard />;
  return isProven === undefined ? null : <PinDialog gate={gate} />;
}
