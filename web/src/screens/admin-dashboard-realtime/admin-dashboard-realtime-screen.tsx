import { RealtimeDashboard } from '@/features/admin/dashboards/realtime-dashboard';
import { unlock, useDroppedUnlock, useGate } from '@/features/admin/dashboards/gate/use-gate';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';

export default function AdminDashboardRealtimeScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <UnlockScreen gate={gate} isReady={isReady} />;
  return <RealtimeDashboard onRefused={gate.lock} />;
}
