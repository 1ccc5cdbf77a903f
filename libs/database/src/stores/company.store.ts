import type { Company, MeasureHistory } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

const SHOWN = 10;
/** A company may have several tickers. */
const LOOKED_AT = 4 * SHOWN;
const NEAR = 3;
const LEAST_LIKE = 0.25;

/** What was read of a company. */
export interface CompanyReport {
  readAt: Date;
  measures: MeasureHistory[];
  /** The accession of the newest report that the measures are of. */
  measuresOf: string | null;
}

export class CompanyStore {
  constructor(private readonly manager: EntityManager) {}

  /** Makes these the companies that are known, the largest first. Must run inside a transaction. */
  async replace(companies: readonly Company[]): Promise<void> {
    const columns = [
      companies.map(({ ticker }) => ticker),
      companies.map(({ cik }) => cik),
      companies.map(({ name }) => name),
    ];
    await rows(
      this.manager,
      `INSERT INTO companies (ticker, cik, name, place, words)
       SELECT DISTINCT ON (ticker) ticker, cik, name, place, ' ' || lower(ticker || ' ' || name)
       FROM unnest($1::text[], $2::integer[], $3::text[]) WITH ORDINALITY AS listed (ticker, cik, name, place)
       ORDER BY ticker, place
       ON CONFLICT (ticker) DO UPDATE
         SET cik = excluded.cik, name = excluded.name, place = excluded.place, words = excluded.words`,
      columns,
    );
    await rows(this.manager, 'DELETE FROM companies WHERE ticker <> ALL ($1)', columns.slice(0, 1));
  }

  /** False until the list has come for the first time. */
  async areKnown(): Promise<boolean> {
    return (await rows(this.manager, 'SELECT FROM companies LIMIT 1')).length > 0;
  }

  /** Companies whose ticker, or a word of whose name, begins like this: each once. */
  search(q: string): Promise<Company[]> {
    const said = q.trim().toLowerCase();
    const literal = said.replace(/[\\%_]/g, String.raw`\$&`);
    return rows(
      this.manager,
      `WITH by_ticker AS (
         SELECT *, CASE WHEN lower(ticker) = $1 THEN 0 ELSE 1 END AS rank FROM companies
         WHERE lower(ticker) LIKE $2 ORDER BY rank, place LIMIT ${LOOKED_AT}),
       by_name AS (SELECT *, 2 AS rank FROM companies WHERE words LIKE $3 ORDER BY place LIMIT ${LOOKED_AT})
       SELECT cik, ticker, name FROM (
         SELECT DISTINCT ON (cik) * FROM (SELECT * FROM by_ticker UNION ALL SELECT * FROM by_name) AS found
         ORDER BY cik, rank, place) AS each
       ORDER BY rank, place LIMIT ${SHOWN}`,
      [said, `${literal}%`, `% ${literal}%`],
    );
  }

  /** Companies whose ticker or name is like this. */
  near(q: string): Promise<Company[]> {
    return rows(
      this.manager,
      `SELECT cik, ticker, name FROM (
         SELECT *, greatest(similarity(ticker, $1), similarity(name, $1)) AS likeness FROM companies) AS companies
       WHERE likeness >= ${LEAST_LIKE} ORDER BY likeness DESC, place LIMIT ${NEAR}`,
      [q.trim()],
    );
  }

  /** A company by its number, with the first of its tickers. */
  async find(cik: number): Promise<Company | null> {
    const [found] = await rows<Company>(
      this.manager,
      'SELECT cik, ticker, name FROM companies WHERE cik = $1 ORDER BY place LIMIT 1',
      [cik],
    );
    return found ?? null;
  }

  /** What was read of a company the last time; null where it never was. */
  async report(cik: number): Promise<CompanyReport | null> {
    const [found] = await rows<CompanyReport>(
      this.manager,
      'SELECT read_at, measures, measures_of FROM company_reports WHERE cik = $1',
      [cik],
    );
    return found ?? null;
  }

  /** Notes that a company was read now. Left out, its measures stay what they are. */
  async keepReport(cik: number, read: Pick<CompanyReport, 'measures' | 'measuresOf'> | null): Promise<void> {
    await rows(
      this.manager,
      `INSERT INTO company_reports (cik, read_at, measures, measures_of) VALUES ($1, now(), coalesce($2::jsonb, '[]'), $3)
       ON CONFLICT (cik) DO UPDATE SET read_at = now(), measures = coalesce($2::jsonb, company_reports.measures),
         measures_of = coalesce($3, company_reports.measures_of)`,
      [cik, read && JSON.stringify(read.measures), read?.measuresOf ?? null],
    );
  }
}
