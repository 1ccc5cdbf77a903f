import { COMPANY_NOT_FOUND, JobError, type Company, type SourceChange } from '@copydesk/contracts';
import type { Database, EmailFromFiling, FilingRow, NewInboxItem, Stores } from '@copydesk/database';
import { filingFolder, filingUrl } from '@copydesk/text';
import { findRelease, parseIndex } from './parse-index';
import { CompanyFacts } from './parse-facts';
import { parseSubmissions } from './parse-submissions';
import { mainMeasures } from './quarters-of';
import type { SecClient } from './sec-client';
import { sourceChange } from './source-change';

/** How many of the newest filings with news are shown by the title of their press release. */
const SETTLED = 3;
/** How long what was read of a company is the newest. */
const FRESH_MS = 10 * 60_000;
const NO_FACTS = new CompanyFacts(null);
const REPORTS = ['10-K', '10-Q', '10-K/A', '10-Q/A'];

/** Reads what a company has filed, and tells who follows it or has written about it. */
export class CompanyReader {
  constructor(
    private readonly database: Database,
    private readonly sec: SecClient,
  ) {}

  /** Reads a company, unless that was done a moment ago. Answers how many of its filings were not known before. */
  async read(cik: number, signal: AbortSignal, isForced = false): Promise<number> {
    const [company, report] = await Promise.all([
      this.database.companies.find(cik),
      this.database.companies.report(cik),
    ]);
    if (!isForced && report && Date.now() - report.readAt.getTime() < FRESH_MS) return 0;
    const known = report ? await this.newest(cik) : [];
    const submissions = await this.sec.json(`/submissions/CIK${padded(cik)}.json`, signal);
    if (submissions === null) throw new JobError(COMPANY_NOT_FOUND, { code: 'page/unreadable' });
    await this.database.filings.keep(parseSubmissions(submissions, cik));
    await this.settleNews(cik, signal);
    const filings = await this.newest(cik);
    const emails = await this.database.filings.emailsFrom(cik);
    const isBehind = emails.some((email) => isNews(email, sourceChange(email, filings, NO_FACTS)));
    const facts = await this.newFacts(filings, isBehind ? null : (report?.measuresOf ?? null), signal);
    await this.database.transaction(async (stores) => {
      await stores.companies.keepReport(cik, facts);
      if (company) await tell(stores, company, filings, facts?.facts ?? NO_FACTS);
    });
    return filings.filter(({ accession }) => !known.some((one) => one.accession === accession)).length;
  }

  /** Looks up which file of a filing is read: exhibit 99.1 where it has one. */
  async settle(filing: FilingRow, signal: AbortSignal): Promise<FilingRow> {
    if (filing.document !== null) return filing;
    const { body } = await this.sec.page(`${filingFolder(filing)}/${filing.accession}-index.htm`, signal);
    const release = findRelease(parseIndex(body.toString('utf8')));
    const settled = {
      ...filing,
      document: release?.name ?? filing.primaryDocument,
      title: release?.title || filing.title,
    };
    await this.database.filings.settle(settled);
    return settled;
  }

  private async settleNews(cik: number, signal: AbortSignal): Promise<void> {
    const news = (await this.newest(cik)).filter(({ form }) => /^[86]-K/.test(form)).slice(0, SETTLED);
    for (const filing of news) await this.settle(filing, signal);
  }

  private newest(cik: number): Promise<FilingRow[]> {
    return this.database.filings.newest(cik);
  }

  /** The figures of all reports, where there is one that the kept measures are not of. They may come later than it. */
  private async newFacts(filings: readonly FilingRow[], measuresOf: string | null, signal: AbortSignal) {
    const report = filings.find(({ form }) => REPORTS.includes(form));
    if (!report || report.accession === measuresOf) return null;
    const json = await this.sec.json(`/api/xbrl/companyfacts/CIK${padded(report.cik)}.json`, signal);
    const facts = new CompanyFacts(json);
    const measures = mainMeasures(facts, report.cik);
    const isIn = measures.some(({ quarters }) => quarters.some(({ accession }) => accession === report.accession));
    return { facts, measures, measuresOf: isIn ? report.accession : null };
  }
}

/** Tells followers of what was filed since they follow, and marks saved emails whose source has changed. */
async function tell(stores: Stores, company: Company, filings: FilingRow[], facts: CompanyFacts): Promise<void> {
  const items: NewInboxItem[] = [];
  const followers = await stores.follows.followersOf(company.cik);
  for (const { userId, createdAt } of followers) {
    for (const { document, primaryDocument, documentId: _, ...filing } of filings) {
      if (Date.parse(filing.filedAt) <= createdAt.getTime()) continue;
      const file = document ?? primaryDocument;
      const shown = { ...filing, document: file, url: filingUrl({ ...filing, document: file }) };
      items.push({ userId, kind: 'new-filing', subject: filing.accession, company, filing: shown });
    }
  }
  for (const email of await stores.filings.emailsFrom(company.cik)) {
    const change = sourceChange(email, filings, facts);
    if (!change || !isNews(email, change)) continue;
    await stores.filings.changedBehind(email, change);
    const { id: generationId, userId, title } = email;
    const subject = `${generationId} ${change.filing.accession}`;
    items.push({ userId, kind: 'source-changed', subject, generationId, title, company, change });
  }
  await stores.inbox.add(items);
}

/** True for a change that its email does not say yet, or of which it says fewer values. */
function isNews({ sourceChange: known }: EmailFromFiling, change: SourceChange | null): boolean {
  if (!change) return false;
  return known?.filing.accession !== change.filing.accession || known.values.length < change.values.length;
}

const padded = (cik: number): string => String(cik).padStart(10, '0');
