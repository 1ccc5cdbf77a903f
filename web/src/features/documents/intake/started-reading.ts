import { LIMITS, type JobSnapshot } from '@copydesk/contracts';
import { firstCharacters, trimDocument } from '@copydesk/text';
import { http } from '@/lib/http';
import { describeStage } from '@/lib/jobs/describe-stage';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { newId } from '@/lib/new-id';
import type { DocumentReading, ReadDocument } from '../reading/document-reading';
import { readDocument } from '../reading/read-document';
import type { FilingMaterial, Material } from './material';
import type { ProcessedDocument } from './processed-document';

export interface ReadingFollower {
  onStage: (stage: string) => void;
  onRead: (reading: DocumentReading) => void;
}

export type ReadMaterial = Pick<ProcessedDocument, 'name' | 'documentId' | 'origin'> & { reading: DocumentReading };

/**
 * The reading of a file, a page or a filing, which begins at once. It may go from one screen to the next: whoever follows it last
 * hears where it is.
 */
export class StartedReading {
  readonly result: Promise<ReadMaterial>;
  private readonly controller = new AbortController();
  private follower: ReadingFollower | null = null;
  private stage = '';
  private reading: DocumentReading | null = null;

  constructor(readonly material: Material) {
    const options: ReadOptions = {
      signal: this.controller.signal,
      onStage: (stage) => {
        this.stage = stage;
        this.follower?.onStage(stage);
      },
      onRead: (reading) => {
        this.reading = reading;
        this.follower?.onRead(reading);
      },
    };
    this.result = readMaterial(material, options);
    // It may fail while nobody waits for it.
    this.result.catch(() => undefined);
  }

  follow(follower: ReadingFollower): void {
    this.follower = follower;
    follower.onStage(this.stage);
    if (this.reading) follower.onRead(this.reading);
  }

  get isStopped(): boolean {
    return this.controller.signal.aborted;
  }

  stop(): void {
    this.controller.abort();
  }
}

interface ReadOptions extends ReadingFollower {
  signal: AbortSignal;
}

function readMaterial(material: Material, options: ReadOptions): Promise<ReadMaterial> {
  if (typeof material === 'string') return fetchPage(material, options);
  if (material instanceof File) return readFile(material, options);
  return 'accession' in material ? fetchFiling(material, options) : readKept(material.documentId, options);
}

async function readFile(file: File, { signal, onStage, onRead }: ReadOptions): Promise<ReadMaterial> {
  onStage('Reading the file…');
  const read = await readDocument(file, {
    signal,
    onPage: (page, pages) => onStage(`Reading page ${page} of ${pages}`),
  });
  const { reading } = read;
  onRead(reading);
  const { name } = file;
  onStage('Sending the text…');
  return { name, documentId: await keepDocument(name, read, signal), origin: null, reading };
}

/** The server fetches the page and keeps it; its text comes back as that of any document. An abort stops the job. */
async function fetchPage(url: string, options: ReadOptions): Promise<ReadMaterial> {
  const { signal, onStage } = options;
  onStage('Fetching the page…');
  const { jobId } = await http.submit('/api/read-page', { url }, newId());
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const { result } = await waitForJob('read-page', jobId, { signal, onChange });
  if (!result) throw new Error('The page was read but could not be used. Please try again.');
  return readKept(result.documentId, options);
}

/** The server fetches the filing and keeps it for all. An abort stops the job. */
async function fetchFiling({ accession }: FilingMaterial, options: ReadOptions): Promise<ReadMaterial> {
  const { signal, onStage } = options;
  onStage('Fetching the filing…');
  const { jobId } = await http.submit('/api/filings', { accession }, newId());
  const onChange = (job: JobSnapshot) => onStage(describeStage(job));
  const { result } = await waitForJob('fetch-filing', jobId, { signal, onChange });
  if (!result) throw new Error('The filing was read but could not be used. Please try again.');
  return readKept(result.documentId, options, result.notice);
}

async function readKept(
  documentId: string,
  { signal, onRead }: ReadOptions,
  notice: string | null = null,
): Promise<ReadMaterial> {
  const kept = await http.get('/api/documents/:id', { params: { id: documentId }, signal });
  const { name, origin, text, pages, hasBrokenTags } = kept;
  const { text: sent, originalLength: characters, cuts } = trimDocument(text);
  const reading = { fileName: name, pages, characters, text: sent, cuts, hasBrokenTags, notice };
  onRead(reading);
  return { name, documentId, origin, reading };
}

/** Keeps all of a text for the writer. Null where it is longer than what is kept: then a part of it goes along. */
async function keepDocument(
  name: string,
  { whole: text, structure }: ReadDocument,
  signal: AbortSignal,
): Promise<string | null> {
  if (text.length > LIMITS.keptDocumentMax) return null;
  const body = { name: firstCharacters(name, LIMITS.titleMax), text, structure };
  const { documentId } = await http.post('/api/documents', { body, signal, packs: true });
  return documentId;
}
