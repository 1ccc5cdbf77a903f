import { RealtimeDashboard } from '@/features/admin/dashboards/realtime-dashboard';
import { unlock } from '@/features/admin/dashboards/gate/unlock-calls';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';
import { useDroppedUnlock } from '@/features/admin/dashboards/gate/use-dropped-unlock';
import { useGate } from '@/features/admin/dashboards/gate/use-gate';

export default function AdminDashboardRealtimeScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <UnlockScreen gate={gate} isReady={isReady} />;
  return <RealtimeDashboard onRefused={gate.lock} />;
}
