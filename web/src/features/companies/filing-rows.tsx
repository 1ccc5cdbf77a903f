import { type CompanyPage, NO_FILINGS, type WrittenFrom } from '@copydesk/contracts';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeFiling, partsOfFiling } from '@/lib/filings/describe-filing';
import { formatCount } from '@/lib/format-numbers';
import { Button } from '@/ui/button';
import { SourceLink } from '@/ui/source-link';

type Filing = CompanyPage['filings'][number];

/** So many are shown at first: the reports of about two years. */
const SHOWN = 10;

interface FilingRowsProps {
  filings: Filing[];
  /** Where a draft is worked on. */
  draftAddress: (written: WrittenFrom) => string;
  onWrite: (filing: Filing) => void;
}

/** The filings of a company with what was written from each, the newest first. */
export function FilingRows({ filings, draftAddress, onWrite }: FilingRowsProps) {
  const [isOpen, setOpen] = useState(false);
  if (filings.length === 0) return <p className="p-4.5 text-muted">{NO_FILINGS}</p>;
  return (
    <>
      <ul aria-label="Filings" className="divide-y divide-line">
        {filings.slice(0, isOpen ? undefined : SHOWN).map((filing) => (
          <FilingRow
            key={filing.accession}
            filing={filing}
            draftAddress={draftAddress}
            onWrite={() => onWrite(filing)}
          />
        ))}
      </ul>
      {filings.length > SHOWN && (
        <div className="flex justify-center border-t border-line p-1.5">
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : `Show all ${filings.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

interface FilingRowProps extends Pick<FilingRowsProps, 'draftAddress'> {
  filing: Filing;
  onWrite: () => void;
}

function FilingRow({ filing, draftAddress, onWrite }: FilingRowProps) {
  const { url, document, factsCount, written } = filing;
  const [form, ...rest] = partsOfFiling(filing);
  const isPaper = document === '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words tabular-nums">
          <span className="font-semibold">{form}</span> <span className="text-muted">{rest.join(' · ')}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span>
            <SourceLink href={url}>sec.gov</SourceLink>
          </span>
          {isPaper && <span>Filed on paper: there is no text of it.</span>}
          {factsCount !== null && <span>{describeFacts(factsCount)}</span>}
        </p>
        {written.length > 0 && (
          <ul aria-label={`Written from ${form}`} className="mt-1.5 flex flex-col gap-1">
            {written.map((one) => (
              <li key={one.threadId} className="flex min-w-0 items-center gap-2 text-sm">
                <PenLine className="size-3.5 shrink-0 text-faint" aria-hidden />
                <Link
                  dir="auto"
                  to={draftAddress(one)}
                  className="relative truncate hover:underline max-md:after:absolute max-md:after:-inset-y-3 max-md:after:inset-x-0"
                >
                  {one.title || 'Untitled draft'}
                </Link>
                <span className="shrink-0 text-faint">{one.generationId === null ? 'Draft' : 'Saved'}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" disabled={isPaper} aria-label={`Write about ${describeFiling(filing)}`} onClick={onWrite}>
        Write about it
      </Button>
    </li>
  );
}

function describeFacts(count: number): string {
  if (count === 0) return 'No tagged figures';
  return count === 1 ? '1 tagged figure' : `${formatCount(count)} tagged figures`;
}
