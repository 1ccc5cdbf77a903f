import { useSearchParams } from 'react-router-dom';

/** Which catalysts one looks at. It stands in the address. */
export interface CatalystView {
  q: string;
  /** True for those that are retired, false for those in use. */
  retired: boolean;
}

export function useCatalystView() {
  const [params, setParams] = useSearchParams();
  const view: CatalystView = { q: params.get('q') ?? '', retired: params.get('retired') === 'true' };
  const changeView = (change: Partial<CatalystView>) => {
    const { q, retired } = { ...view, ...change };
    setParams({ ...(q && { q }), ...(retired && { retired: 'true' }) }, { replace: true });
  };
  return { view, changeView };
}
