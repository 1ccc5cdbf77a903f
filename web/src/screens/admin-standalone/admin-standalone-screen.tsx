import { StandaloneDashboard } from '@/features/dashboards/components/standalone-dashboard';
import { tryPin } from '@/features/dashboards/gate/try-pin';
import { UnlockScreen } from '@/features/dashboards/gate/unlock-screen';
import { useGate } from '@/features/dashboards/gate/use-gate';

export default function AdminStandaloneScreen() {
  const gate = useGate(tryPin);
  if (gate.pin === null) return <UnlockScreen gate={gate} />;
  return <StandaloneDashboard pin={gate.pin} onRefused={gate.lock} />;
}
