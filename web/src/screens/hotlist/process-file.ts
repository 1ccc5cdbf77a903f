import type { CatalystResponse, JobSnapshot } from '@copydesk/contracts';
import { findCatalysts } from '@/features/catalysts/api/find-catalysts';
import type { CatalystSearch } from '@/features/catalysts/catalyst-search';
import { summarizeFile } from '@/features/documents/api/summarize-file';
import type { DocumentReading } from '@/features/documents/reading/document-reading';
import { readDocument } from '@/features/documents/reading/read-document';
import { endedSession } from '@/lib/ended-session';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { toastFailure } from '@/ui/toast/toast-store';
import type { ProcessedDocument } from './hotlist-brief';

interface ProcessOptions {
  signal: AbortSignal;
  onStage: (stage: string) => void;
  onRead: (reading: DocumentReading) => void;
}

/** Reads a file in this browser and has its text summarised. Throws the sentence that says why it cannot. */
export async function processFile(file: File, { signal, onStage, onRead }: ProcessOptions): Promise<ProcessedDocument> {
  onStage('Reading the file…');
  const reading = await readDocument(file, {
    signal,
    onPage: (page, pages) => onStage(`Reading page ${page} of ${pages}`),
  });
  onRead(reading);
  onStage('Sending the text…');
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const { summary, cuts } = await summarizeFile(reading.text, { signal, onChange });
  return { name: file.name, summary, reading, summaryCuts: cuts };
}

/** The catalysts that fit; null where they could not be searched, which holds nobody up. */
export async function searchCatalysts(
  summary: string,
  signal: AbortSignal,
  show: (search: CatalystSearch) => void,
): Promise<CatalystResponse[] | null> {
  show({ status: 'searching', stage: 'Searching the market news…' });
  try {
    const onChange = (job: JobSnapshot) => show({ status: 'searching', stage: describeStage(job) });
    const catalysts = await findCatalysts(summary, { signal, onChange });
    show({ status: 'found', catalysts });
    return catalysts;
  } catch (error) {
    if (signal.aborted) return null;
    show({ status: 'failed', message: messageOf(error, 'Failed to find catalysts') });
    if (isSignedOut(error)) endedSession.tell();
    else toastFailure('Catalyst matching error', 'Could not find matching catalysts. You can still proceed.');
    return null;
  }
}
