import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EXHIBIT_WITHOUT_TAGS,
  FILING_NOT_FOUND,
  FILING_TEXT_TOO_LONG,
  FILING_UNREADABLE,
  JobError,
  LIMITS,
  NO_TAGS,
  PAPER_FILING,
  EDGAR_OFF,
  type FetchedFiling,
  type PageOrigin,
} from '@copydesk/contracts';
import { packJson, type Database, type FilingRow, type PackedStructure, type Stores } from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import { filingAddress, filingFolder, filingUrl, sayFiledDay } from '@copydesk/text';
import { TooManyWaiting, Turns } from '@copydesk/threads';
import type { Fetched } from '../fetch/fetch-public';
import { ProcessFailed, runProcess } from '../fetch/run-process';
import { headOfPage } from '../fetch/head-of-page';
import type { CompanyReader } from './company-reader';
import type { FilingOrder, ReadFiling } from './read-filing';
import type { SecClient } from './sec-client';

const READER = join(__dirname, 'read-filing.process.js');
const READING = { limitMs: 90_000, memoryMb: 1_024 };

const MANY_FILINGS = 'Many filings are being read right now. Please try again in a moment.';

interface Asked {
  userId: number;
  context: JobContext;
}

/** Fetches filings and keeps each once for all. */
export class FilingFetcher {
  /** So many filings are read at a time, each by a process of its own, and users take turns. */
  private readonly turns = new Turns({ atOnce: 2 });

  constructor(
    private readonly database: Database,
    private readonly sec: SecClient,
    private readonly companies: CompanyReader,
  ) {}

  /** The filing that an address is of; null where it is another page of the SEC. */
  async isFiling(url: string, signal: AbortSignal): Promise<FilingRow | null> {
    if (!this.sec.isOn) throw new JobError(EDGAR_OFF, { code: 'sec/off' });
    const address = filingAddress(url);
    if (!address) return null;
    const { cik, accession, document } = address;
    let filing = await this.database.filings.find(accession);
    if (!filing) {
      await this.companies.read(cik, signal);
      filing = await this.database.filings.find(accession);
    }
    if (!filing) return null;
    const settled = await this.companies.settle(filing, signal);
    const isOfList = document === null || [settled.document, settled.primaryDocument].includes(document);
    return isOfList ? settled : null;
  }

  /** A page of the SEC that is no filing of a list. */
  async page(path: string, signal: AbortSignal): Promise<Fetched> {
    const fetched = await this.sec.page(path, signal);
    if (fetched.status === 404) throw unreadable(FILING_NOT_FOUND);
    return { ...fetched, url: `https://www.sec.gov${path}` };
  }

  /** Gives a user a reference to a filing, which is fetched where nobody has it. */
  async keep(filing: FilingRow, asked: Asked): Promise<FetchedFiling> {
    try {
      return await this.turns.run(asked.userId, () => this.fetchOnce(filing.accession, asked));
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new JobError(MANY_FILINGS, { retry: 'later', cause: error });
      throw error;
    }
  }

  private async fetchOnce(accession: string, { userId, context }: Asked): Promise<FetchedFiling> {
    const { signal, progress } = context;
    const found = await this.database.filings.find(accession);
    if (!found) throw unreadable(FILING_NOT_FOUND);
    const listed = found.documentId === null ? await this.companies.settle(found, signal) : found;
    const company = await this.database.companies.find(listed.cik);
    const { name, origin } = describe(listed, company?.name ?? null);
    const read = listed.documentId === null ? await this.fetch(listed, headOfPage(name, origin), context) : null;
    const structure = read?.structure ? await packJson(read.structure) : null;
    progress({ stage: 'saving' });
    let documentId = '';
    await context.save(async (stores) => {
      const shared =
        (await stores.filings.lock(accession)) ??
        (read && (await keepText(stores, listed, { ...read, structure, name, origin })));
      const own = shared && (await stores.documents.refer(userId, shared));
      // It went for good in this very moment.
      if (!own) throw new JobError(FILING_NOT_FOUND, { retry: 'later' });
      documentId = own.id;
    });
    const factsCount = read?.factsCount ?? listed.factsCount ?? 0;
    return { documentId, name, origin, factsCount, notice: factsCount > 0 ? null : noticeOf(listed) };
  }

  /** Fetches a filing into a file and has it read by a process of its own: this one never holds it. */
  private async fetch(filing: FilingRow, head: string, { signal, progress }: JobContext): Promise<ReadFiling> {
    const { document } = filing;
    if (!document) throw unreadable(PAPER_FILING);
    if (!/\.(?:html?|txt)$/i.test(document)) throw unreadable(FILING_UNREADABLE);
    const folder = await mkdtemp(join(tmpdir(), 'copydesk-filing-'));
    try {
      const file = join(folder, 'filing');
      progress({ stage: 'fetching' });
      const isThere = await this.save(`${filingFolder(filing)}/${document}`, file, signal);
      if (!isThere) throw unreadable(FILING_NOT_FOUND);
      progress({ stage: 'reading' });
      const order = { file, head, isText: /\.txt$/i.test(document) };
      const read = await runProcess<FilingOrder, ReadFiling | null>(READER, order, { ...READING, signal });
      if (read === null) throw unreadable(FILING_UNREADABLE);
      if (read.text.length > LIMITS.keptDocumentMax) throw unreadable(FILING_TEXT_TOO_LONG);
      return read;
    } catch (error) {
      throw error instanceof ProcessFailed ? unreadable(FILING_UNREADABLE, error) : error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async save(path: string, name: string, signal: AbortSignal): Promise<boolean> {
    const file = await open(name, 'w');
    try {
      return await this.sec.save(path, file, signal);
    } finally {
      await file.close();
    }
  }
}

interface Text extends Pick<ReadFiling, 'text' | 'factsCount'> {
  structure: PackedStructure | null;
  name: string;
  origin: PageOrigin;
}

async function keepText(
  { documents, filings }: Stores,
  { accession }: FilingRow,
  { factsCount, ...document }: Text,
): Promise<string> {
  const id = await documents.keepShared(document);
  await filings.fetched(accession, id, factsCount);
  return id;
}

/** 'NVIDIA CORP, Form 10-Q, period to 27 July 2025', and where it stands. */
function describe(filing: FilingRow, company: string | null): { name: string; origin: PageOrigin } {
  const { form, periodEnd, filedAt, cik } = filing;
  const when =
    periodEnd === null || /^[86]-K/.test(form)
      ? `filed ${sayFiledDay(filedAt.slice(0, 10))}`
      : `period to ${sayFiledDay(periodEnd)}`;
  const publisher = company ?? `CIK ${cik}`;
  const origin = {
    url: filingUrl({ ...filing, document: filing.document }),
    publisher,
    publishedOn: filedAt.slice(0, 10),
  };
  return { name: `${publisher}, Form ${form}, ${when}`, origin };
}

const noticeOf = ({ document, primaryDocument }: FilingRow): string =>
  document === primaryDocument ? NO_TAGS : EXHIBIT_WITHOUT_TAGS;

function unreadable(message: string, cause?: unknown): JobError {
  return new JobError(message, { code: 'page/unreadable', cause });
}
