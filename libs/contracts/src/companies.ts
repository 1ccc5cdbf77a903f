import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FilingSummary } from './filings';
import { LIMITS } from './limits';

/** Said where filings are off. */
export const EDGAR_OFF =
  'Filings from the SEC are switched off. Whoever runs Copydesk sets EDGAR_CONTACT to a name and an email address to switch them on.';

/** Said until the list of companies has come from the SEC for the first time. */
export const COMPANIES_ON_THE_WAY = 'The list of companies is on its way from the SEC. Please try again in a moment.';

export const COMPANY_NOT_FOUND = 'The SEC lists no company with this number.';

/** A company that reports to the SEC. */
export interface Company {
  /** The SEC's number of the company. */
  cik: number;
  ticker: string;
  name: string;
}

/** What GET /api/companies may be asked, as it stands in the address. */
export class CompanyQuery {
  /** The beginning of a ticker, or of a word of a name, whatever the case. Without any, nothing is found. */
  @IsOptional()
  @MaxLength(LIMITS.nameMax, { message: `Search for at most ${LIMITS.nameMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;
}

/** Answer of GET /api/companies. */
export interface CompanyMatches {
  /** At most 10; the same ticker first, then tickers, then names, the largest companies first. */
  companies: Company[];
  /** Where none was found: at most 3 whose tickers or names are near. */
  near: Company[];
}

/** 'No company has the ticker or the name “NVDAA”. Did you mean NVDA?' */
export function unknownCompany(q: string, near: readonly Company[]): string {
  const tickers = near.map(({ ticker }) => ticker);
  const last = tickers.at(-1);
  const said = tickers.length > 1 ? `${tickers.slice(0, -1).join(', ')} or ${last}` : last;
  return `No company has the ticker or the name “${q.trim()}”.${said === undefined ? '' : ` Did you mean ${said}?`}`;
}

/** What a user has written from a filing: a draft, or an email that is saved. */
export interface WrittenFrom {
  threadId: string;
  /** The number of the saved email; null for a draft that is not saved. */
  generationId: number | null;
  title: string;
  /** ISO 8601 */
  updatedAt: string;
}

/** A measure in one quarter, as the company reported it. */
export interface QuarterValue {
  /** YYYY-MM-DD, both belong to the quarter. */
  start: string;
  end: string;
  /** In whole units. */
  value: number;
  /** How it is made of other values, where no filing says it: a fourth quarter is the year less nine months. */
  formula: string | null;
  /** The filing that says it, or the year of which it is the rest. */
  accession: string;
  form: string;
  url: string;
}

/** The quarters of a measure, the oldest first; eight at most, fewer where the company has not reported more. */
export interface MeasureHistory {
  /** 'us-gaap:Revenues' */
  concept: string;
  /** 'revenue' */
  label: string;
  /** 'USD', 'USD/shares' ... */
  unit: string;
  quarters: QuarterValue[];
}

/** Answer of GET /api/companies/{cik}. */
export interface CompanyPage {
  company: Company;
  isFollowed: boolean;
  /** The newest first. */
  filings: (FilingSummary & { written: WrittenFrom[] })[];
  measures: MeasureHistory[];
  /** When the SEC was asked, ISO 8601. */
  readAt: string;
  /** Why this is not the newest, where the SEC could not be asked again. */
  notice: string | null;
}

/** A company that a user follows. */
export interface FollowedCompany extends Company {
  /** ISO 8601 */
  since: string;
}
