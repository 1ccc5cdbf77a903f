import type { RawCatalystResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';
import { Dialog } from '@/ui/dialog';
import { SearchBox } from '@/ui/search-box';
import { toastFailure } from '@/ui/toast/toast-store';
import type { BriefCatalysts } from '../use-brief-catalysts';
import { matching } from '../describe-catalyst';
import { CatalystList } from './catalyst-list';

/** The newest market catalysts, to choose from. */
export function RawCatalysts({ catalysts: { chosen, near, toggle } }: { catalysts: BriefCatalysts }) {
  const { catalysts: newest, isFetching, fetchCatalysts } = useRawCatalysts();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [sector, setSector] = useState<string | null>(null);
  const sectors = [...new Set(newest?.map((catalyst) => catalyst.sector))].toSorted();
  const shown = matching(newest ?? [], typed, sector);
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
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-2">
              <SearchBox q={typed} isReading={false} placeholder="Search market news" onSearch={setTyped} />
              {sectors.length > 1 && (
                <select
                  aria-label="Sector"
                  value={sector ?? ''}
                  onChange={(event) => setSector(event.target.value || null)}
                  className={classNames(CONTROL_STYLE, 'h-9.5 w-auto')}
                >
                  <option value="">All sectors</option>
                  {sectors.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </div>
            {shown.length > 0 ? (
              <div className="-mx-2.5">
                <CatalystList catalysts={shown} chosen={chosen} near={near} onChoose={toggle} />
              </div>
            ) : (
              <p className="text-muted">No market news matches. Try other words or all sectors.</p>
            )}
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
