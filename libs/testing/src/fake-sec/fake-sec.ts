import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  amendedReport,
  fakeCompanies,
  newerReport,
  semiFacts,
  type FakeCompany,
  type FakeFiling,
} from './fake-companies';

/** What it is told to play. Numbers count requests. */
export interface Play {
  /** Files the next quarterly report of the first company, now. */
  newer?: boolean;
  /** Files an amendment of its last one, now. */
  amended?: boolean;
  /** How many of the next requests are answered 429, 403 or 503, and how long they are to wait, in seconds. */
  busy?: number;
  forbidden?: number;
  away?: number;
  retryAfter?: number;
  /** How long files of filings are held back, in milliseconds. */
  slowMs?: number;
}

interface FakeAnswer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A small SEC: answers in the documented shapes, packed where that is asked for, and counts who asks how often. */
export class FakeSec {
  /** When each request came, in milliseconds, and for what. */
  readonly requests: { at: number; path: string; userAgent: string }[] = [];
  readonly companies: FakeCompany[] = fakeCompanies();
  private playing: Play = {};

  private constructor(private readonly server: Server) {}

  static async start(port = 0): Promise<FakeSec> {
    const server = createServer();
    const sec = new FakeSec(server);
    server.on('request', (request, response) => void sec.answer(request, response));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return sec;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** The most requests that came within any one second. */
  get mostInASecond(): number {
    return Math.max(
      0,
      ...this.requests.map(({ at }) => this.requests.filter((other) => other.at >= at && other.at < at + 1_000).length),
    );
  }

  play({ newer = false, amended = false, ...failures }: Play): void {
    const [company] = this.companies;
    const now = new Date().toISOString();
    this.playing = { ...this.playing, ...failures };
    if (!company) return;
    if (newer) company.filings.unshift(newerReport(now));
    if (amended) company.filings.unshift(amendedReport(now));
    if (newer || amended) {
      const isThere = (form: string, day: string) =>
        company.filings.some((filing) => filing.form === form && filing.reportDate === day);
      const both = { newer: isThere('10-Q', '2025-09-30'), amended: isThere('10-Q/A', '2025-06-30') };
      company.facts = semiFacts({ ...both, day: now.slice(0, 10) });
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/play') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      this.play(JSON.parse(Buffer.concat(chunks).toString()) as Play);
      return void response.writeHead(204).end();
    }
    if (path === '/counts') {
      const counts = { requests: this.requests.length, mostInASecond: this.mostInASecond };
      return void response.end(JSON.stringify(counts));
    }
    const userAgent = request.headers['user-agent'] ?? '';
    this.requests.push({ at: Date.now(), path, userAgent });
    // The SEC lets nobody in who does not say whom it may write to.
    const found = userAgent.includes('@') ? (this.failure() ?? this.find(path)) : { status: 403 };
    const { status = 200, type = 'application/json', headers = {}, body = '' } = found;
    if (path.startsWith('/Archives/')) await sleep(this.playing.slowMs ?? 0);
    const packs = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(status, { 'content-type': type, ...headers, ...(packs && { 'content-encoding': 'gzip' }) });
    response.end(packs ? gzipSync(body) : body);
  }

  private failure(): FakeAnswer | null {
    const { playing } = this;
    const headers = { 'retry-after': String(playing.retryAfter ?? 1) };
    for (const [name, status] of [
      ['busy', 429],
      ['forbidden', 403],
      ['away', 503],
    ] as const) {
      const left = playing[name] ?? 0;
      if (left === 0) continue;
      playing[name] = left - 1;
      return { status, headers };
    }
    return null;
  }

  private find(path: string): FakeAnswer {
    const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });
    if (path === '/files/company_tickers.json') return json(tickersOf(this.companies));
    const [, kind, digits] = /^\/(submissions|api\/xbrl\/companyfacts)\/CIK(\d{10})\.json$/.exec(path) ?? [];
    const company = this.companies.find(({ cik }) => cik === Number(digits));
    if (company && kind === 'submissions') return json(submissionsOf(company));
    if (company?.facts) return json({ cik: company.cik, entityName: company.name, facts: company.facts });
    return this.file(path) ?? { status: 404, type: 'text/html', body: '<html>Not found</html>' };
  }

  /** A file of a filing, or its index. A file that was moved leads on to where it is. */
  private file(path: string): FakeAnswer | null {
    const [, cik, number, name = ''] =
      /^\/Archives\/edgar\/data\/(\d+)\/(\d{18})\/(?:moved\/)?([\w.-]+)$/.exec(path) ?? [];
    const filings = this.companies.find((company) => company.cik === Number(cik))?.filings ?? [];
    const filing = filings.find(({ accession }) => accession.replaceAll('-', '') === number);
    if (!filing) return null;
    if (name === `${filing.accession}-index.htm`) return { type: 'text/html', body: indexOf(filing, Number(cik)) };
    const body = filing.files[name];
    if (body === undefined) return null;
    if (filing.form === '8-K' && !path.includes('/moved/')) {
      return { status: 301, headers: { location: path.replace(name, `moved/${name}`) } };
    }
    return { type: 'text/html', body };
  }
}

function tickersOf(companies: readonly FakeCompany[]): object {
  const listed = companies.flatMap(({ cik, tickers, name }) =>
    tickers.map((ticker) => ({ cik_str: cik, ticker, title: name })),
  );
  return Object.fromEntries(listed.map((company, at) => [String(at), company]));
}

function submissionsOf({ cik, name, tickers, filings }: FakeCompany): object {
  const column = <T>(read: (filing: FakeFiling) => T) => filings.map(read);
  const recent = {
    accessionNumber: column(({ accession }) => accession),
    filingDate: column(({ acceptedAt }) => acceptedAt.slice(0, 10)),
    reportDate: column(({ reportDate }) => reportDate),
    acceptanceDateTime: column(({ acceptedAt }) => acceptedAt),
    form: column(({ form }) => form),
    items: column(({ items }) => items),
    primaryDocument: column(({ primaryDocument }) => primaryDocument),
    primaryDocDescription: column(({ title }) => title),
  };
  return { cik: String(cik), name, tickers, filings: { recent, files: [] } };
}

function indexOf({ accession, exhibits = [] }: FakeFiling, cik: number): string {
  const folder = `/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}`;
  const rows = exhibits.map(
    ([name, type, title], at) =>
      `<tr><td>${at + 1}</td><td>${title}</td><td><a href="${folder}/${name}">${name}</a></td><td>${type}</td><td>9</td></tr>`,
  );
  return `<html><body><table class="tableFile" summary="Document Format Files"><tr><th>Seq</th><th>Description</th>
    <th>Document</th><th>Type</th><th>Size</th></tr>${rows.join('')}</table></body></html>`;
}
