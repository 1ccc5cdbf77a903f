import { AdminDashboard } from '@/features/admin/dashboards/admin-dashboard';
import { PinDialog } from '@/features/admin/dashboards/gate/unlock-screen';
import { unlock, useDroppedUnlock, useGate } from '@/features/admin/dashboards/gate/use-gate';

export default function AdminDashboardScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <PinDialog gate={gate} isReady={isReady} />;
  return <AdminDashboard />;
}
