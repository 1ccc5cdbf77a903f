import { LIMITS, type Cut, type JobSnapshot, type SummarizeFileRequest } from '@copydesk/contracts';
import { firstCharacters, trimDocument } from '@copydesk/text';
import { http } from '@/lib/http';
import { describeStage } from '@/lib/jobs/describe-stage';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { newId } from '@/lib/new-id';
import type { DocumentReading } from '../reading/document-reading';
import { readDocument } from '../reading/read-document';
import type { Handed } from './handed-file';
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

/**
 * Reads a file in this browser, or has a page fetched, and has its text summarized. Throws the sentence that says why it
 * cannot.
 */
export async function processFile(handed: Handed, options: ProcessOptions): Promise<ProcessedDocument> {
  const { signal, summarizes, onStage, onKept } = options;
  const read = typeof handed === 'string' ? await fetchPage(handed, options) : await readFile(handed, options);
  const document: ProcessedDocument = { ...read, content: read.reading.text, summaryCuts: [] };
  if (!summarizes) return document;
  onKept(document);
  const { documentId, content } = document;
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const request = { content, ...(documentId !== null && { documentId }) };
  const { summary, cuts } = await summarizeFile(request, { signal, onChange });
  return { ...document, content: summary, summaryCuts: cuts };
}

type ReadMaterial = Pick<ProcessedDocument, 'name' | 'documentId' | 'origin'> & { reading: DocumentReading };

async function readFile(file: File, { signal, onStage, onRead }: ProcessOptions): Promise<ReadMaterial> {
  onStage('Reading the file…');
  const { reading, whole } = await readDocument(file, {
    signal,
    onPage: (page, pages) => onStage(`Reading page ${page} of ${pages}`),
  });
  onRead(reading);
  const { name } = file;
  onStage('Sending the text…');
  return { name, documentId: await keepDocument(name, whole, signal), origin: null, reading };
}

/** The server fetches the page and keeps it; its text comes back as that of any document. An abort stops the job. */
async function fetchPage(url: string, { signal, onStage, onRead }: ProcessOptions): Promise<ReadMaterial> {
  onStage('Fetching the page…');
  const { jobId } = await http.submit('/api/read-page', { url }, newId());
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const { result } = await waitForJob('read-page', jobId, { signal, onChange });
  if (!result) throw new Error('The page was read, but nothing came of it. Please try again.');
  const { documentId, name, origin } = result;
  const { text, pages } = await http.get('/api/documents/:id', { params: { id: documentId }, signal });
  const { text: sent, originalLength: characters, cuts } = trimDocument(text);
  const reading = { fileName: name, pages, characters, text: sent, cuts };
  onRead(reading);
  return { name, documentId, origin, reading };
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
  const { jobId } = await http.submit('/api/summarize-file', request, newId());
  const job = await waitForJob('summarize-file', jobId, options);
  return job.result ?? { summary: job.text, cuts: [] };
}
