import { type CompanyPage, WRITERS, type WrittenFrom } from '@copydesk/contracts';
import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { FilingRows } from '@/features/companies/filing-rows';
import { FollowButton } from '@/features/companies/follow-button';
import { MeasureCard } from '@/features/companies/measure-card';
import { useCompany } from '@/features/companies/queries';
import { useWriteAbout } from '@/features/documents/intake/use-write-about';
import { nameOfFiling } from '@/lib/filings/describe-filing';
import { formatDateTime } from '@/lib/format-date';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LoadFailureCard } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';

/** A company that reports to the SEC: its main figures, its filings, and what was written from them. */
export default function CompanyScreen() {
  const { cik = '' } = useParams();
  const page = useCompany(cik);
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 lg:pt-9">
      {page.data ? (
        <CompanyWork page={page.data} />
      ) : page.isPending ? (
        <Loading />
      ) : (
        <LoadFailureCard onRetry={page.refetch}>
          {messageOf(page.error, 'The company could not be loaded. What you wrote is safe.')}
        </LoadFailureCard>
      )}
    </main>
  );
}

function CompanyWork({ page }: { page: CompanyPage }) {
  const { company, isFollowed, filings, measures, readAt, notice } = page;
  const writeAbout = useWriteAbout();
  const write = (filing: CompanyPage['filings'][number]) =>
    writeAbout({ accession: filing.accession, name: nameOfFiling(company, filing) });
  const newest = filings.find(({ document }) => document !== '');
  useEffect(() => {
    document.title = `${company.ticker} · Copydesk`;
  }, [company]);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-serif text-greeting tracking-[-0.01em] break-words max-sm:text-[1.75rem]">
            {company.name}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
            <Pill>{company.ticker}</Pill>
            <span>
              As the SEC has it, <time dateTime={readAt}>{formatDateTime(readAt)}</time>
            </span>
          </p>
          {notice && (
            <p role="status" className="mt-1.5 text-sm text-warn">
              {notice}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <FollowButton company={company} isFollowed={isFollowed} />
          {newest && (
            <Button variant="main" onClick={() => write(newest)}>
              <PenLine className="size-4" aria-hidden />
              Write about the newest
            </Button>
          )}
        </div>
      </header>
      {measures.length > 0 && (
        <section aria-labelledby="figures">
          <h2 id="figures" className="mb-3 text-lg font-semibold">
            Quarter by quarter
          </h2>
          <div className="grid items-start gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
            {measures.map((measure) => (
              <MeasureCard key={measure.concept} measure={measure} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="filings">
        <h2 id="filings" className="mb-3 text-lg font-semibold">
          Filings
        </h2>
        <Card>
          <FilingRows filings={filings} draftAddress={draftAddress} onWrite={write} />
        </Card>
      </section>
    </>
  );
}

function draftAddress({ threadId, generationId }: WrittenFrom): string {
  return generationId === null ? `${WRITERS[0].route}?thread=${threadId}` : `/?tab=generations&open=${generationId}`;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the company" className="flex flex-col gap-6">
      <Skeleton className="h-16 max-w-120" />
      <div className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {['1', '2', '3'].map((key) => (
          <Skeleton key={key} className="h-62 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
