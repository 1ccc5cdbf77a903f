import type { SourceChange } from '@copydesk/contracts';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { describeChange } from '@/lib/filings/describe-change';
import { ChangedValues } from '@/ui/changed-values';
import { Pill } from '@/ui/pill';
import { SourceLink } from '@/ui/source-link';

/** The mark of a saved email in a list. */
export function SourceChangedPill({ change }: { change: SourceChange | null }) {
  if (!change) return null;
  return (
    <Pill tone="warn">
      <TriangleAlert className="size-3.5" aria-hidden />
      The source has changed
    </Pill>
  );
}

/** What has changed behind a saved email: both values of each figure, and where the new ones stand. */
export function SourceChangedNotice({ change }: { change: SourceChange | null }) {
  const id = useId();
  if (!change) return null;
  const { filing, values } = change;
  return (
    <section
      aria-labelledby={id}
      className="mx-auto mb-5 flex max-w-[42rem] flex-col gap-3 rounded-lg border border-warn/35 bg-warn-soft p-4"
    >
      <h3 id={id} className="flex items-center gap-2 font-semibold text-warn">
        <TriangleAlert className="size-4.5 shrink-0" aria-hidden />
        The source has changed
      </h3>
      <p className="text-sm break-words">{describeChange(change)}</p>
      {values.length > 0 && <ChangedValues values={values} />}
      <p className="text-sm">
        <SourceLink href={filing.url}>The filing at sec.gov</SourceLink>
        {' · '}
        <Link to={`/companies/${filing.cik}`} className="text-accent underline-offset-2 hover:underline">
          All filings of the company
        </Link>
      </p>
    </section>
  );
}
