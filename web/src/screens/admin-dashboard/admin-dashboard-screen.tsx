import { AdminDashboard } from '@/features/admin/dashboards/admin-dashboard';
import { PinDialog } from '@/features/admin/dashboards/gate/pin-dialog';
import { unlock } from '@/features/admin/dashboards/gate/unlock-calls';
import { useDroppedUnlock } from '@/features/admin/dashboards/gate/use-dropped-unlock';
import { useGate } from '@/features/admin/dashboards/gate/use-gate';

export default function AdminDashboardScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <PinDialog gate={gate} isReady={isReady} />;
  return <AdminDashboard />;
}
