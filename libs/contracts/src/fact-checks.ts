import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsDocumentId } from './documents';
import { MayName } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import type { Cut } from './jobs';
import type { Correction } from './ledgers';
import { LIMITS } from './limits';

/** Body of POST /api/fact-check. With a thread, the document that was handed in is checked against, too. */
export class FactCheckRequest {
  @IsNotBlank({ message: 'Text to fact check is required' })
  @MaxLength(LIMITS.longTextMax, {
    message: `Text to fact check must be at most ${LIMITS.longTextMax.toLocaleString('en-US')} characters`,
  })
  @IsString({ message: 'Text to fact check is required' })
  text!: string;

  @IsOptional()
  @MaxLength(LIMITS.contentMax, { message: 'The context is too long' })
  @IsString({ message: 'The context must be text' })
  context?: string;

  @MayName('thread')
  threadId?: string;

  /** A document that is kept, where it is not the thread's. */
  @IsDocumentId()
  documentId?: string;
}

/** Where a claim was looked up. 'brief': what the user said, and the brand profile. */
export type SourceKind = 'web' | 'catalyst' | 'document' | 'brief';

/** A source that was really read. `url` is http or https, from a structured field, never from prose. */
export interface FactSource {
  kind: SourceKind;
  title: string;
  url: string | null;
  /** The words of the source that the verdict rests on. */
  quote: string | null;
  /** The page of the document on which it stands. */
  page?: number | null;
}

export interface ClaimVerdict {
  /** The claim, as it stands in the text. */
  claim: string;
  /** 'not-checked': nothing that could be used came back for it. */
  verdict: 'supported' | 'contradicted' | 'not-found' | 'not-checked';
  note: string;
  sources: FactSource[];
  /** True where a figure was compared by rule, without a model. */
  byRule?: boolean;
}

/** What became of a claim: what nobody decided, and a source may prove, is for a person to confirm, as in the ledger. */
export type ClaimOutcome = ClaimVerdict['verdict'] | 'to-confirm';

export function outcomeOf({ verdict, sources }: ClaimVerdict): ClaimOutcome {
  return verdict === 'not-checked' && sources.length > 0 ? 'to-confirm' : verdict;
}

/** Answer of POST /api/fact-check. An empty `checkedAgainst` says honestly that nothing could be checked. */
export interface FactCheckResponse {
  analysis: string;
  /** Addresses of sources, each once. */
  citations: string[];
  verdicts: ClaimVerdict[];
  checkedAgainst: SourceKind[];
  /** What was too long to be laid beside the text whole. */
  cuts: Cut[];
  /** Figures that rules call wrong, and that stand in a passage of the sources. */
  corrections?: Correction[];
}
