import { LIMITS } from '@copydesk/contracts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { AddEmails, type LibraryPicker, type ReadEmailFile } from './add-emails';
import { OwnEmailRow } from './own-email-row';
import { useOwnEmails } from './queries';
import { WhatWorks } from './what-works';

interface OwnEmailsProps {
  brandId: string;
  userId: number;
  readFile: ReadEmailFile;
  Picker: LibraryPicker;
  /** What a tool is called. */
  toolName: (appId: number) => string;
}

/** The emails that a brand has sent: its voice. */
export function OwnEmails({ brandId, userId, readFile, Picker, toolName }: OwnEmailsProps) {
  const emails = useOwnEmails(brandId);
  const count = emails.data?.length ?? 0;
  const missing = LIMITS.ownEmailsMin - count;
  const isSought = useLocation().hash === '#emails' && !emails.isPending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSought) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isSought]);
  return (
    <section aria-label="Emails you have sent" className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="flex scroll-mt-20 items-baseline gap-2 font-semibold outline-none">
          Emails you have sent
          {count > 0 && (
            <span className="text-sm font-normal text-muted tabular-nums">
              {count} of {LIMITS.ownEmailsMax}
            </span>
          )}
        </h2>
        <p className="text-sm text-muted">
          They are the voice of this brand. The two that are nearest in kind and did best go along whole whenever an
          email is written, as examples of how you sound; figures and names in them are not used.
        </p>
      </div>
      {emails.isPending ? (
        <Skeleton className="h-24" />
      ) : emails.isError ? (
        <LoadFailure onRetry={emails.refetch}>Your emails could not be loaded. They are safe.</LoadFailure>
      ) : (
        <>
          {count > 0 && (
            <ul aria-label="Emails you have sent" className="divide-y divide-line">
              {emails.data.map((email) => (
                <OwnEmailRow key={email.id} brandId={brandId} email={email} />
              ))}
            </ul>
          )}
          <WhatWorks brandId={brandId} toolName={toolName} />
          {missing > 0 && (
            <p className="text-sm text-muted">
              {count === 0 ? `Add ${LIMITS.ownEmailsMin} or more` : `Add ${missing} more`}, and each draft is told how
              much it sounds like you.
            </p>
          )}
          <AddEmails
            brandId={brandId}
            userId={userId}
            room={LIMITS.ownEmailsMax - count}
            readFile={readFile}
            Picker={Picker}
          />
          {count > 0 && (
            <p className="text-sm text-muted">
              Results of many emails at once:{' '}
              <Link to="/results" className="text-text underline underline-offset-2">
                bring in a report of your sender
              </Link>
              .
            </p>
          )}
        </>
      )}
    </section>
  );
}
