import type { Cut, JobSnapshot, SummarizeFileRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { describeStage } from '@/lib/jobs/describe-stage';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { newId } from '@/lib/new-id';
import { type Handed, materialOf } from './handed-file';
import type { ProcessedDocument } from './processed-document';
import { type ReadingFollower, StartedReading } from './started-reading';

interface ProcessOptions extends ReadingFollower {
  signal: AbortSignal;
  /** True where the writer is given a summary, and not the text itself. */
  summarizes: boolean;
  /** Told the text itself, where a summary of it is still to come. */
  onKept: (document: ProcessedDocument) => void;
}

/**
 * Reads a file in this browser, or has a page fetched, and has its text summarized. Throws the sentence that says why it
 * cannot.
 */
export async function processFile(handed: Handed, options: ProcessOptions): Promise<ProcessedDocument> {
  const { signal, summarizes, onStage, onKept } = options;
  const canGoOn = handed instanceof StartedReading && !handed.isStopped;
  const started = canGoOn ? handed : new StartedReading(materialOf(handed));
  signal.addEventListener('abort', () => started.stop(), { once: true });
  started.follow(options);
  const read = await started.result;
  signal.throwIfAborted();
  const document: ProcessedDocument = { ...read, content: read.reading.text, summaryCuts: [] };
  if (!summarizes) return document;
  onKept(document);
  const { documentId, content } = document;
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const request = { content, ...(documentId !== null && { documentId }) };
  const { summary, cuts } = await summarizeFile(request, { signal, onChange });
  return { ...document, content: summary, summaryCuts: cuts };
}

interface SummarizeOptions {
  signal: AbortSignal;
  onChange: (job: JobSnapshot) => void;
}

interface FileSummary {
  summary: string;
  /** What the model could not be given. */
  cuts: Cut[];
}

/** The summary of a document; an abort stops the job. */
async function summarizeFile(request: SummarizeFileRequest, options: SummarizeOptions): Promise<FileSummary> {
  const { jobId } = await http.submit('/api/summarize-file', request, newId());
  const job = await waitForJob('summarize-file', jobId, options);
  return job.result ?? { summary: job.text, cuts: [] };
}
