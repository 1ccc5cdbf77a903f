import { Suspense } from 'react';
import type { FilingSearch } from '@/lib/filings/filing-search';
import { lazyComponent } from '@/lib/lazy-component';
import { Skeleton } from '@/ui/skeleton';
import type { FilingMaterial } from '../intake/material';
import { PageAddress } from './page-address';

/** Fetched where companies can be looked up. */
const FilingField = lazyComponent(() => import('./filing-field'));

export interface SourceFieldProps {
  typed: string;
  onType: (typed: string) => void;
  /** Why the last page or filing is not there. */
  error?: string | undefined;
  onAddress: (address: string) => void;
  onFiling: (filing: FilingMaterial) => void;
}

/** Where a source is named that is no file: by the address of a page, and by a ticker, where the SEC may be asked. */
export function SourceField({ search, ...field }: SourceFieldProps & { search: FilingSearch }) {
  if (search === 'on') {
    return (
      <Suspense fallback={<Skeleton className="h-10 max-md:h-11" />}>
        <FilingField {...field} />
      </Suspense>
    );
  }
  return (
    <>
      <PageAddress {...field} />
      {search === 'unset' && (
        <p className="mt-1.5 text-sm text-faint">To find filings by ticker, set EDGAR_CONTACT on the server.</p>
      )}
    </>
  );
}
