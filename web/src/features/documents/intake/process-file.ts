import type { Cut, JobSnapshot, SummarizeFileRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { describeStage } from '@/lib/jobs/describe-stage';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import type { DocumentReading } from '../reading/document-reading';
import { readDocument } from '../reading/read-document';
import type { ProcessedDocument } from './processed-document';

interface ProcessOptions {
  signal: AbortSignal;
  /** True where the writer is given a summary, and not the text itself. */
  summarizes: boolean;
  onStage: (stage: string) => void;
  onRead: (reading: DocumentReading) => void;
}

/** Reads a file in this browser and has its text summarized. Throws the sentence that says why it cannot. */
export async function processFile(file: File, options: ProcessOptions): Promise<ProcessedDocument> {
  const { signal, summarizes, onStage, onRead } = options;
  onStage('Reading the file…');
  const reading = await readDocument(file, {
    signal,
    onPage: (page, pages) => onStage(`Reading page ${page} of ${pages}`),
  });
  onRead(reading);
  const { name } = file;
  if (!summarizes) return { name, content: reading.text, reading, summaryCuts: [] };
  onStage('Sending the text…');
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const { summary, cuts } = await summarizeFile(reading.text, { signal, onChange });
  return { name, content: summary, reading, summaryCuts: cuts };
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

/** The summary of a document's text; an abort stops the job. */
async function summarizeFile(content: string, options: SummarizeOptions): Promise<FileSummary> {
  const request: SummarizeFileRequest = { content };
  const { jobId } = await http.submit('/api/summarize-file', request, crypto.randomUUID());
  const job = await waitForJob('summarize-file', jobId, options);
  return job.result ?? { summary: job.text, cuts: [] };
}
