import { RealtimeDashboard } from '@/features/dashboards/components/realtime-dashboard';
import { unlock } from '@/features/dashboards/gate/unlock-calls';
import { UnlockScreen } from '@/features/dashboards/gate/unlock-screen';
import { useDroppedUnlock } from '@/features/dashboards/gate/use-dropped-unlock';
import { useGate } from '@/features/dashboards/gate/use-gate';

export default function AdminDashboardRealtimeScreen() {
  const gate = useGate(unlock);
  const isReady = useDroppedUnlock();
  if (gate.pin === null) return <UnlockScreen gate={gate} isReady={isReady} />;
  return <RealtimeDashboard onRefused={gate.lock} />;
}
