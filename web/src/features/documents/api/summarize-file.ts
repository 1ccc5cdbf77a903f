import type { Cut, JobSnapshot, SummarizeFileRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { waitForJob } from '@/lib/jobs/wait-for-job';

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
export async function summarizeFile(content: string, options: SummarizeOptions): Promise<FileSummary> {
  const request: SummarizeFileRequest = { content };
  const { jobId } = await http.submit('/api/summarize-file', request, crypto.randomUUID());
  const job = await waitForJob('summarize-file', jobId, options);
  return job.result ?? { summary: job.text, cuts: [] };
}
