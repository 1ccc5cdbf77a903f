import { RealtimeDashboard } from '@/features/admin/dashboards/realtime-dashboard';
import { unlock, useDroppedUnlock, useGate, useKeptUnlock, useProof } from '@/features/admin/dashboards/gate/use-gate';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';

export default function AdminDashboardRealtimeScreen() {
  const gate = useGate(unlock);
  const isProven = useProof();
  const isReady = useDroppedUnlock();
  useKeptUnlock(gate.pin !== null);
  if (gate.pin !== null || (isProven && !gate.lockedBecause)) return <RealtimeDashboard onRefused={gate.lock} />;
  return isProven === undefined ? null : <UnlockScreen gate={gate} isReady={isReady} />;
}
