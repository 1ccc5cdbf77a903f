import { IsString, MaxLength } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Body of POST /api/summarize-file: the text that was read out of a document, trimmed by `trimDocument`. */
export class SummarizeFileRequest {
  @IsNotBlank({ message: 'File content is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File content is longer than the 100 KB that are read at once' })
  @IsString({ message: 'File content is required' })
  content!: string;
}

/** Answer of POST /api/summarize-file. */
export interface SummarizeFileResponse {
  summary: string;
}
