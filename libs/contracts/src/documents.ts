import { STRUCTURE_LIMITS } from '@copydesk/figures';
import { httpUrl } from '@copydesk/text';
import { IsOptional, IsString, IsUUID, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { together } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Said where there is no such document of this user. */
export const DOCUMENT_NOT_FOUND = 'This document was not found. Please upload it again.';

/** Said of a document whose structure is larger than any filing needs. */
export const MORE_THAN_KEPT = 'The document holds more tables and tags than can be kept';

/** Said of what is no address of the web. */
const NO_ADDRESS = 'Please enter a whole web address, such as https://example.com/news';

/** The field of a request that names a document which is kept. */
export function IsDocumentId(): PropertyDecorator {
  return together(IsUUID(undefined, { message: 'documentId must be the id of a document' }), IsOptional());
}

/** Body of POST /api/documents: the whole text of a document, as it was read. A line `Page N` stands before each page. */
export class KeepDocumentRequest {
  @IsNotBlank({ message: 'The document needs a name' })
  @MaxLength(LIMITS.titleMax, { message: `The name of the document must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'The document needs a name' })
  name!: string;

  @IsNotBlank({ message: 'The document holds no text' })
  @MaxLength(LIMITS.keptDocumentMax, { message: 'The document is longer than the 4 MB of text that can be kept' })
  @IsString({ message: 'The document holds no text' })
  text!: string;

  /** What the reader found in the text: JSON of a `DocumentStructure` of libs/figures, in one string. */
  @MaxLength(STRUCTURE_LIMITS.characters, { message: MORE_THAN_KEPT })
  @IsString({ message: 'structure must be a text' })
  @IsOptional()
  structure?: string | null;
}

/** Where a page was read, as far as it says so itself. */
export interface PageOrigin {
  /** Where it stood, after all redirects. */
  url: string;
  publisher: string | null;
  /** The day on which it was published, YYYY-MM-DD. */
  publishedOn: string | null;
}

/** Body of POST /api/read-page: the address of an article or a press release. */
export class ReadPageRequest {
  @ValidateBy(
    { name: 'isWebAddress', validator: { validate: (value) => httpUrl(value) !== null } },
    { message: NO_ADDRESS },
  )
  @MaxLength(LIMITS.shortTextMax, { message: `The address must be at most ${LIMITS.shortTextMax} characters` })
  @IsString({ message: NO_ADDRESS })
  url!: string;
}

/** Answer of POST /api/read-page: the page is kept as a document. */
export interface ReadPageResponse {
  documentId: string;
  /** Its headline. */
  name: string;
  origin: PageOrigin;
}

/** Answer of POST /api/documents. The same text is kept once, under the same id. */
export interface KeptDocument {
  documentId: string;
  /** Null where it has no pages of its own. */
  pages: number | null;
  characters: number;
}

/** A document as GET /api/documents lists it, the one that was used last first. */
export interface DocumentSummary {
  id: string;
  name: string;
  pages: number | null;
  characters: number;
  /** Of a page that was read by its address; null for a file. */
  origin: PageOrigin | null;
  /** True where its tags are damaged: it was read as a plain page. */
  hasBrokenTags: boolean;
  createdAt: string;
  /** When something was last written or checked with it. */
  usedAt: string;
}

/** Answer of GET /api/documents/{id}. */
export interface DocumentResponse extends DocumentSummary {
  text: string;
}

/** Answer of GET /api/documents/{id}/content, to be read by `contentOf` of libs/figures. */
export interface DocumentContentResponse {
  text: string;
  /** As it was handed in; null where it was kept before readers found any. */
  structure: string | null;
}

/**
 * Body of POST /api/summarize-file: the text that was read out of a document, trimmed by `trimDocument`, or the document
 * itself where it is kept.
 */
export class SummarizeFileRequest {
  @ValidateIf(({ content, documentId }: SummarizeFileRequest) => documentId == null || content != null)
  @IsNotBlank({ message: 'File content is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File content is longer than the 100 KB that are read at once' })
  @IsString({ message: 'File content is required' })
  content?: string;

  @IsDocumentId()
  documentId?: string;
}

/** Answer of POST /api/summarize-file. */
export interface SummarizeFileResponse {
  summary: string;
}
