import { StandaloneDashboard } from '@/features/admin/dashboards/standalone-dashboard';
import { tryPin, useGate } from '@/features/admin/dashboards/gate/use-gate';
import { UnlockScreen } from '@/features/admin/dashboards/gate/unlock-screen';

export default function AdminStandaloneScreen() {
  const gate = useGate(tryPin);
  if (gate.pin === null) return <UnlockScreen gate={gate} />;
  return <StandaloneDashboard pin={gate.pin} onRefused={gate.lock} />;
}
