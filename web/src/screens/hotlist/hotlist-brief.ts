import type { CatalystResponse, Cut } from '@copydesk/contracts';
import type { HotlistInputs } from '@/features/briefs/hotlist-request';
import type { DocumentReading } from '@/features/documents/reading/document-reading';

/** A document that was read and summarised. `reading` is null where that was done in another tab. */
export interface ProcessedDocument {
  name: string;
  summary: string;
  reading: DocumentReading | null;
  /** What the model could not be given for the summary. */
  summaryCuts: Cut[];
}

/** Everything that was put in on the left side. */
export interface HotlistBrief {
  catalyst: string;
  additionalContext: string;
  document: ProcessedDocument | null;
  /** The catalysts that fit the document; null until a search has ended well. */
  catalysts: CatalystResponse[] | null;
}

export const EMPTY_BRIEF: HotlistBrief = { catalyst: '', additionalContext: '', document: null, catalysts: null };

export function inputsOf({ catalyst, additionalContext, document }: HotlistBrief): HotlistInputs {
  return { catalyst, additionalContext, fileContent: document?.summary ?? '' };
}

export function isEmptyBrief(brief: HotlistBrief): boolean {
  return !brief.catalyst && !brief.additionalContext && !brief.document;
}

/** The brief as a thread was given it, for a tab in which it was not typed. */
export function briefOf({ catalyst, additionalContext, fileContent }: HotlistInputs): HotlistBrief {
  const document = fileContent ? { name: 'Document', summary: fileContent, reading: null, summaryCuts: [] } : null;
  return { catalyst, additionalContext, document, catalysts: null };
}

/** One line on a brief that is folded away. */
export function describeBrief({ catalyst, additionalContext, document }: HotlistBrief): string {
  const parts = [document?.name, catalyst && '1 catalyst', additionalContext && 'context'];
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}
