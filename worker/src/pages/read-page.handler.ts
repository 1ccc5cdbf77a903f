import { join } from 'node:path';
import { JobError, LIMITS, type PageOrigin } from '@copydesk/contracts';
import { packStructure, type Job } from '@copydesk/database';
import { readText, structureOf, underHead } from '@copydesk/figures';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { cleanText, firstCharacters, secPath } from '@copydesk/text';
import { decodeBody } from '../fetch/decode-body';
import { fetchPublic, type Fetched, type Guard } from '../fetch/fetch-public';
import { TooManyWaiting, Turns } from '@copydesk/threads';
import { runProcess } from '../fetch/run-process';
import type { FilingFetcher } from '../sec/filing-fetcher';
import { headOfPage } from '../fetch/head-of-page';
import type { Article, readArticle } from './read-article';

const HEADERS = {
  accept: 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.8, */*;q=0.1',
  'user-agent': 'Copydesk (reads the pages that its users name)',
};
const READING_LIMIT_MS = 15_000;
const READING_MB = 512;

const READER = join(__dirname, 'read-article.process.js');

type ReadArticle = ReturnType<typeof readArticle>;

const MANY_PAGES = 'Many pages are being read right now. Please try again in a moment.';
const SAY_IT_YOURSELF = 'Open the page yourself, save it and drop the file here, or paste its text into the brief.';
const LOGIN = `This page asks for a login, or lets no program in. ${SAY_IT_YOURSELF}`;
const NO_ARTICLE = `No article was found on this page. ${SAY_IT_YOURSELF}`;
const OUTSIZED = `This page is too complex to be read. ${SAY_IT_YOURSELF}`;
const PDF = 'This address is a PDF. PDFs are read in your browser: download it and drop the file here.';
const NO_PAGE = 'This address is a file and not a page. Download it and drop the file here.';

/** Fetches a page by its address and keeps its article as a document of its user. */
export class ReadPageHandler implements JobHandler<'read-page'> {
  /** One page is read at a time, and users take turns. */
  private readonly turns = new Turns({ atOnce: 1 });

  constructor(
    private readonly sec: Pick<FilingFetcher, 'isFiling' | 'keep' | 'page'>,
    private readonly guard: Guard,
    private readonly readingLimitMs = READING_LIMIT_MS,
  ) {}

  async run({ userId, payload }: Job<'read-page'>, context: JobContext): Promise<JobOutput<'read-page'>> {
    const { signal, progress } = context;
    if (userId === null) throw new JobError('The account that asked for this page was deleted.');
    const path = secPath(payload.url);
    const filing = path === null ? null : await this.sec.isFiling(payload.url, signal);
    if (filing) {
      const { documentId, name, origin } = await this.sec.keep(filing, { userId, context });
      return { result: { documentId, name, origin } };
    }
    progress({ stage: 'fetching' });
    const fetched = await (path === null ? this.fetch(payload.url, signal) : this.sec.page(path, signal));
    progress({ stage: 'reading' });
    const { title, publisher, publishedOn, content } = await this.read(fetched, userId, signal);
    const url = new URL(fetched.url);
    url.hash = '';
    const origin: PageOrigin = { url: url.href, publisher, publishedOn };
    const name = firstCharacters(title ?? url.hostname + url.pathname, LIMITS.titleMax);
    const whole = underHead(headOfPage(name, origin), content);
    if (whole.text.length > LIMITS.keptDocumentMax)
      throw unreadable('It is longer than the 4 MB of text that can be kept.');
    progress({ stage: 'saving' });
    const found = structureOf(whole);
    const structure = found && (await packStructure(found));
    let documentId = '';
    await context.save(async ({ documents }) => {
      documentId = (await documents.keep({ userId, name, text: whole.text, origin, structure })).id;
    });
    return { result: { documentId, name, origin } };
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Fetched> {
    try {
      const fetched = await fetchPublic(url, { ...this.guard, headers: HEADERS, signal });
      const { status } = fetched;
      if (status === 404 || status === 410) throw unreadable(`There is no page at this address (${status}).`);
      if ([401, 402, 403, 407].includes(status)) throw unreadable(LOGIN);
      if (status < 200 || status > 299) {
        throw unreadable(`Its server answered with an error (${status}). Please try again later.`);
      }
      return fetched;
    } catch (error) {
      throw error instanceof JobError ? unreadable(error.message, error.cause) : error;
    }
  }

  private async read(fetched: Fetched, userId: number, signal: AbortSignal): Promise<Article> {
    const type = (fetched.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (type === 'application/pdf' || fetched.body.subarray(0, 5).toString('latin1') === '%PDF-') {
      throw unreadable(PDF);
    }
    const html = decodeBody(fetched);
    if (type === 'text/plain' || type === 'text/markdown') {
      const text = cleanText(html).trim();
      if (text === '') throw unreadable(NO_ARTICLE);
      return { title: null, publisher: null, publishedOn: null, content: readText(text) };
    }
    const isPage = type === 'text/html' || type === 'application/xhtml+xml' || (type === '' && html.trim()[0] === '<');
    if (!isPage) throw unreadable(NO_PAGE);
    const article = await this.articleOf(html, userId, signal);
    if (article === 'login') throw unreadable(LOGIN);
    if (article === 'outsized') throw unreadable(OUTSIZED);
    if (article === null) throw unreadable(NO_ARTICLE);
    return article;
  }

  private async articleOf(html: string, userId: number, signal: AbortSignal): Promise<ReadArticle> {
    const options = { signal, limitMs: this.readingLimitMs, memoryMb: READING_MB };
    try {
      return await this.turns.run(userId, () => runProcess<string, ReadArticle>(READER, html, options));
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof TooManyWaiting) throw new JobError(MANY_PAGES, { retry: 'later', cause: error });
      throw unreadable(OUTSIZED, error);
    }
  }
}

function unreadable(message: string, cause?: unknown): JobError {
  return new JobError(message, { code: 'page/unreadable', cause });
}
