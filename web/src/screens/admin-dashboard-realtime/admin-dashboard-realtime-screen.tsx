import { RealtimeDashboard } from '@/features/admin/dashboards/realtime-dashboard';
import { useProof, useSharedGate } from '@/features/admin/dashboards/gate/use-gate';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';

export default function AdminDashboardRealtimeScreen() {
  const gate = useSharedGate();
  const isProven = useProof();
  if (gate.pin !== null || (isProven && !gate.lockedBecause)) return <RealtimeDashboard onRefused={gate.lock} />;
  return isProven === undefined ? null : <UnlockScreen gate={gate} />;
}
