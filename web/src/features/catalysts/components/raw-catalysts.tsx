import type { RawCatalystResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { http } from '@/lib/http';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { toastFailure } from '@/ui/toast/toast-store';
import type { BriefCatalysts } from '../use-brief-catalysts';

const NewestCatalysts = lazyComponent(() => import('./newest-catalysts'));

interface RawCatalystsProps {
  catalysts: BriefCatalysts;
  /** The text of the document that is written from. */
  text: string | null;
}

/** The newest market catalysts, to choose from. */
export function RawCatalysts({ catalysts: { chosen, toggle }, text }: RawCatalystsProps) {
  const { catalysts: newest, isFetching, fetchCatalysts } = useRawCatalysts();
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await fetchCatalysts());
  const label = newest ? `View Catalysts (${newest.length})` : 'Get Catalysts';
  return (
    <>
      <Button size="small" disabled={isFetching} onClick={() => void open()}>
        {isFetching ? 'Getting catalysts...' : label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewestCatalysts
            newest={newest ?? []}
            chosen={chosen}
            text={text}
            onChoose={toggle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
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
