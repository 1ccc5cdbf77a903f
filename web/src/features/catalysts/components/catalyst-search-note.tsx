import { CircleCheck, LoaderCircle } from 'lucide-react';
import { Pill } from '@/ui/pill';
import type { CatalystSearch } from '../catalyst-search';

/** One line on the search, inside the dialog in which the file is processed. */
export function CatalystSearchNote({ search }: { search: CatalystSearch | null }) {
  if (search === null) return null;
  if (search.status === 'searching') {
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <LoaderCircle className="size-4.5 text-accent motion-safe:animate-spin" aria-hidden />
        {search.stage}
      </p>
    );
  }
  if (search.status === 'failed') {
    return (
      <div className="text-muted">
        <p>{search.message}</p>
        <p>You can still proceed.</p>
      </div>
    );
  }
  if (search.catalysts.length === 0) {
    return <p className="text-muted">No market catalyst fits this document. You can still proceed.</p>;
  }
  return (
    <p role="status" className="flex items-center gap-2 font-medium text-good">
      <CircleCheck className="size-4.5" aria-hidden />
      Catalyst suggestions found!
      <Pill tone="good">{search.catalysts.length}</Pill>
    </p>
  );
}
