import { WRITERS } from '@copydesk/contracts';
import { useNavigate } from 'react-router-dom';
import { NEW } from '@/lib/use-fresh-brief';
import { handOver } from './handed-file';
import type { FilingMaterial } from './material';

/** Opens a new brief with a filing in it. */
export function useWriteAbout(): (filing: FilingMaterial) => void {
  const navigate = useNavigate();
  return (filing) => {
    handOver(filing);
    void navigate(`${WRITERS[0].route}?${NEW}`);
  };
}
