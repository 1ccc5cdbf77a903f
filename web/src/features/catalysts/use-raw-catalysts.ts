import { useQuery } from '@tanstack/react-query';
import { toastFailure } from '@/ui/toast/toast-store';
import { getRawCatalysts } from './api/get-raw-catalysts';

/** The newest catalysts: fetched once, when somebody asks for them, and reused. */
export function useRawCatalysts() {
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
