import { AdminDashboard } from '@/features/dashboards/admin/admin-dashboard';
import { PinDialog } from '@/features/dashboards/gate/pin-dialog';
import { unlock } from '@/features/dashboards/gate/unlock-calls';
import { useDroppedUnlock } from '@/features/dashboards/gate/use-dropped-unlock';
import { useGate } from '@/features/dashboards/gate/use-gate';

export default function AdminDashboardScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <PinDialog gate={gate} isReady={isReady} />;
  return <AdminDashboard />;
}
