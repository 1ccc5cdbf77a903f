import type { RawCatalystResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toastFailure } from '@/ui/toast/toast-store';
import type { BriefCatalysts } from '../use-brief-catalysts';
import { CatalystList } from './catalyst-list';

/** The newest market catalysts, to choose from. */
export function RawCatalysts({ catalysts: { chosen, toggle } }: { catalysts: BriefCatalysts }) {
  const { catalysts: newest, isFetching, fetchCatalysts } = useRawCatalysts();
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await fetchCatalysts());
  const label = newest ? `View Catalysts (${newest.length})` : 'Get Catalysts';
  return (
    <>
      <Button size="small" disabled={isFetching} onClick={() => void open()}>
        {isFetching ? 'Getting catalysts...' : label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Market catalysts"
        description="The newest first. What you choose is added to the brief, and its source is kept with the email."
        footer={
          <Button variant="main" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {newest?.length ? (
          <div className="-mx-2.5">
            <CatalystList catalysts={newest} chosen={chosen} onChoose={toggle} />
          </div>
        ) : (
          <p className="text-muted">There is no market news yet. Type your own catalyst, or go on without one.</p>
        )}
      </Dialog>
    </>
  );
}

/** The newest catalysts: fetched once, when somebody asks for them, and reused. */
function useRawCatalysts() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['raw-catalysts'],
    queryFn: getRawCatalysts,
    enabled: false,
  });
  /** True where they are there. */
  const fetchCatalysts = async (): Promise<boolean> => {
    if (data && data.length > 0) return true;
    const { isSuccess } = await refetch();
    if (!isSuccess) toastFailure('Catalyst Fetch Failed', 'Could not fetch catalyst data. Please try again.');
    return isSuccess;
  };
  return { catalysts: data ?? null, isFetching, fetchCatalysts };
}

/** The newest market catalysts. */
async function getRawCatalysts(): Promise<RawCatalystResponse[]> {
  const { catalysts } = await http.post('/api/get-raw-catalysts');
  return catalysts ?? [];
}
