import { StandaloneDashboard } from '@/features/admin/dashboards/standalone-dashboard';
import { tryPin } from '@/features/admin/dashboards/gate/try-pin';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';
import { useGate } from '@/features/admin/dashboards/gate/use-gate';

export default function AdminStandaloneScreen() {
  const gate = useGate(tryPin);
  if (gate.pin === null) return <UnlockScreen gate={gate} />;
  return <StandaloneDashboard pin={gate.pin} onRefused={gate.lock} />;
}
