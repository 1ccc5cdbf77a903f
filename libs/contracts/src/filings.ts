import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { PageOrigin } from './documents';
import { LIMITS } from './limits';

/** The forms that are shown: reports, news, and prospectuses, with their amendments. */
export const FILING_FORMS = [
  ...['10-K', '10-K/A', '10-Q', '10-Q/A', '8-K', '8-K/A', '20-F', '20-F/A', '6-K', '6-K/A', 'S-1', 'S-1/A'],
] as const;

export const FILING_NOT_FOUND = 'This filing was not found. Please choose one from the list of its company.';
export const NO_FILINGS = 'This company has filed no report that can be read: no 10-K, 10-Q, 8-K, 20-F, 6-K or S-1.';
/** Said of a filing that is read as a document. */
export const NO_TAGS =
  'This filing carries no tags, so it is read as a document: its figures are what its tables and sentences say.';
/** Said of the exhibit of a press release, which the SEC does not tag. */
export const EXHIBIT_WITHOUT_TAGS =
  'A press release carries no tags: its figures are what its tables say, until the report of that period is filed.';
export const PAPER_FILING = 'This filing was made on paper. The SEC has no text of it.';
export const FILING_TOO_LARGE = 'This filing is larger than the 30 MB that are read.';
export const FILING_TEXT_TOO_LONG = 'This filing has more than the 4 MB of text that can be kept.';
export const FILING_UNREADABLE =
  'This filing holds no text that can be read: it is a picture, a PDF or a list of figures.';
export const SEC_AWAY = 'The SEC does not answer right now. Please try again in a few minutes.';
export const SEC_BUSY = 'The SEC asks for fewer requests right now. Please try again in a few minutes.';

/** A filing in the list of its company. */
export interface FilingSummary {
  /** '0001045810-25-000209' */
  accession: string;
  cik: number;
  /** '10-Q' */
  form: string;
  /** The last day of the reported period, YYYY-MM-DD; null where the filing has none. */
  periodEnd: string | null;
  /** When the SEC took it, ISO 8601. */
  filedAt: string;
  /** What an 8-K is about: '2.02', '9.01'. */
  items: string[];
  /** The file that is read: the report, or exhibit 99.1 of an 8-K or 6-K that has one. Empty for a filing on paper. */
  document: string;
  /** What the filing calls it; null where it says nothing, or was not looked at. */
  title: string | null;
  /** Where it stands at sec.gov. */
  url: string;
  /** Where this user has fetched it: its document. */
  documentId: string | null;
  /** How many tagged figures it has, 0 for none; null until somebody has fetched it. */
  factsCount: number | null;
}

/** Answer of GET /api/companies/{cik}/filings. */
export interface CompanyFilings {
  /** The newest first, 40 at most. */
  filings: FilingSummary[];
  /** When the SEC was asked, ISO 8601. */
  readAt: string;
  /** Why this is not the newest, where the SEC could not be asked again, or why there is none. */
  notice: string | null;
}

/** Body of POST /api/filings. */
export class FetchFilingRequest {
  @Matches(/^\d{10}-\d{2}-\d{6}$/, {
    message: 'accession must be the number of a filing, such as 0001045810-25-000209',
  })
  @IsString({ message: 'accession must be the number of a filing, such as 0001045810-25-000209' })
  accession!: string;

  /** The file that the list names; it may be left out. */
  @IsOptional()
  @MaxLength(LIMITS.titleMax, { message: `document must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'document must be the name of a file' })
  document?: string | null;
}

/** Answer of POST /api/filings: the filing is kept, and is a document of this user. */
export interface FetchedFiling {
  documentId: string;
  /** 'NVIDIA CORP, Form 10-Q, quarter to 27 July 2025' */
  name: string;
  origin: PageOrigin;
  /** How many tagged figures it has. */
  factsCount: number;
  /** What to know of it: that it carries no tags. */
  notice: string | null;
}

/** A value as a filing says it. */
export interface FiledValue {
  /** In whole units. */
  value: number;
  /** '$46.743 billion' */
  says: string;
  /** 'three months to 27 July 2025' */
  period: string;
}

/** A figure of an email of which there is a newer or another value. */
export interface ChangedValue {
  /** The words of the email: '$46.7 billion'. */
  quote: string;
  /** 'revenue (us-gaap:Revenues)' */
  measure: string;
  was: FiledValue;
  is: FiledValue;
}

/** What has changed behind a saved email that was written from a filing. */
export interface SourceChange {
  why: 'newer-filing' | 'amendment' | 'changed-value';
  /** The filing that it was changed by. */
  filing: Pick<FilingSummary, 'accession' | 'cik' | 'form' | 'periodEnd' | 'filedAt' | 'url'>;
  /** 20 at most. Empty where none of its figures is tagged, or the newer filing says none of them. */
  values: ChangedValue[];
}
