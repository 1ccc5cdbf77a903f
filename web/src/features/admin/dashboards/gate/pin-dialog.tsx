import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/ui/dialog';
import { PinForm } from './pin-form';
import type { Gate } from './use-gate';

/** Asks for the PIN over a page that shows nothing without it; to close it is to leave. */
export function PinDialog({ gate, isReady }: { gate: Gate; isReady: boolean }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={() => void navigate('/')}
      title="Enter the admin PIN"
      description="Its 4 characters open this page until you leave or load it again."
    >
      <PinForm gate={gate} isReady={isReady} />
    </Dialog>
  );
}
