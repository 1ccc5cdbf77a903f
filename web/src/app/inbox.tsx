import type { InboxItem } from '@copydesk/contracts';
import { useNavigate } from 'react-router-dom';
import { useWriteAbout } from '@/features/documents/intake/use-write-about';
import InboxPanel from '@/features/inbox/inbox-panel';
import { nameOfFiling } from '@/lib/filings/describe-filing';

interface InboxProps {
  onClose: () => void;
  /** Told where another page is opened from it. */
  onLeave: () => void;
}

/** The inbox, and where what is in it leads. */
export default function Inbox({ onClose, onLeave }: InboxProps) {
  const navigate = useNavigate();
  const writeAbout = useWriteAbout();
  const write = (item: InboxItem) => {
    const filing = item.kind === 'new-filing' ? item.filing : item.change.filing;
    onLeave();
    writeAbout({ accession: filing.accession, name: nameOfFiling(item.company, filing) });
  };
  const go = (to: string) => {
    onLeave();
    void navigate(to);
  };
  return <InboxPanel onWrite={write} onGo={go} onClose={onClose} />;
}
