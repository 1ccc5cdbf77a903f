import { LIMITS, type Cut, type JobSnapshot, type SummarizeFileRequest } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
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
  /** Told the text itself, where a summary of it is still to come. */
  onKept: (document: ProcessedDocument) => void;
}

/** Reads a file in this browser and has its text summarized. Throws the sentence that says why it cannot. */
export async function processFile(file: File, options: ProcessOptions): Promise<ProcessedDocument> {
  const { signal, summarizes, onStage, onRead, onKept } = options;
  onStage('Reading the file…');
  const { reading, whole } = await readDocument(file, {
    signal,
    onPage: (page, pages) => onStage(`Reading page ${page} of ${pages}`),
  });
  onRead(reading);
  const { name } = file;
  onStage('Sending the text…');
  const documentId = await keepDocument(name, whole, signal);
  const document: ProcessedDocument = { name, documentId, content: reading.text, reading, summaryCuts: [] };
  if (!summarizes) return document;
  onKept(document);
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const request = { content: reading.text, ...(documentId !== null && { documentId }) };
  const { summary, cuts } = await summarizeFile(request, { signal, onChange });
  return { ...document, content: summary, summaryCuts: cuts };
}

/** Keeps all of a text for the writer. Null where it is longer than what is kept: then a part of it goes along. */
async function keepDocument(name: string, text: string, signal: AbortSignal): Promise<string | null> {
  if (text.length > LIMITS.keptDocumentMax) return null;
  const body = { name: firstCharacters(name, LIMITS.titleMax), text };
  const { documentId } = await http.post('/api/documents', { body, signal, packs: true });
  return documentId;
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
  const { jobId } = await http.submit('/api/summarize-file', request, crypto.randomUUID());
  const job = await waitForJob('summarize-file', jobId, options);
  return job.result ?? { summary: job.text, cuts: [] };
}
