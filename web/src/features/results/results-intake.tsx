import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/lib/http-error';
import { buttonStyle } from '@/ui/button-style';
import type { Report } from './read-report';
import { ReportImport } from './report-import';

/** Takes the report of a sender. It is read in this browser; what is brought in are the numbers. */
export function ResultsIntake({ userId }: { userId: number }) {
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setKept(null);
    setFailure(null);
    try {
      const { readReport } = await import('./read-report');
      setReport(await readReport(file));
    } catch (error) {
      setFailure(messageOf(error, 'This file could not be read.'));
    }
  };
  if (report) {
    return (
      <ReportImport
        report={report}
        userId={userId}
        onDone={(count) => {
          setKept(count);
          setReport(null);
        }}
        onAgain={() => setReport(null)}
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">
        Export a report of your campaigns from Mailchimp, HubSpot, Klaviyo, listmonk or another sender as .csv. Its rows
        are matched to your saved emails, and to those of your brands, by subject line or title.
      </p>
      <label className={buttonStyle('main', undefined, 'cursor-pointer focus-within:outline-2')}>
        <FileUp className="size-4" aria-hidden />
        Choose a .csv file
        <input
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      {kept !== null && (
        <p role="status" className="text-good">
          Results of {kept === 1 ? '1 email' : `${kept} emails`} are in.{' '}
          <Link to="/?tab=generations&sort=clicked" className="text-text underline underline-offset-2">
            See them in your library
          </Link>
        </p>
      )}
    </div>
  );
}
