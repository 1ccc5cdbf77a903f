import type { CatalystResponse, StartingNowRequest } from '@copydesk/contracts';
import { autoFillEvent } from '@copydesk/text';
import { eventInputs, eventRequest } from '@/features/briefs/event-request';
import { chosenOf, idsOf, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import { documentOf, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface StartingNowBrief {
  eventInfo: string;
  catalystContext: string;
  /** The catalysts whose words were added to the catalyst context. */
  chosen: ChosenCatalyst[];
  document: ProcessedDocument | null;
  /** The catalysts that fit the document; null until a search has ended well. */
  found: CatalystResponse[] | null;
}

export const EMPTY_BRIEF: StartingNowBrief = {
  eventInfo: '',
  catalystContext: '',
  chosen: [],
  document: null,
  found: null,
};

export const STARTING_NOW_BRIEF: BriefKind<StartingNowBrief> = {
  name: 'starting-now',
  version: 1,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.eventInfo && !brief.catalystContext && !brief.document,
  ofThread: ({ inputs, catalysts }) => {
    const { eventInfo, catalystContext, fileContent } = eventInputs(inputs);
    return { eventInfo, catalystContext, chosen: chosenOf(catalysts), document: documentOf(fileContent), found: null };
  },
};

/** What the server is asked to write from. */
export function requestOf({ eventInfo, catalystContext, chosen, document }: StartingNowBrief): StartingNowRequest {
  const fileContent = document?.content ?? '';
  return { ...eventRequest({ eventInfo, catalystContext, fileContent }), catalystIds: idsOf(chosen) };
}

/** The brief with a document; what it says of an event stands in the field for it, if that was empty. */
export function withDocument(brief: StartingNowBrief, document: ProcessedDocument): StartingNowBrief {
  const isTyped = brief.eventInfo.trim() !== '';
  return { ...brief, document, eventInfo: isTyped ? brief.eventInfo : autoFillEvent(document.content) };
}

/** One line on a brief that is folded away. */
export function describeBrief({ eventInfo, catalystContext, document }: StartingNowBrief): string {
  const parts = [document?.name, eventInfo && 'event', catalystContext && 'catalyst context'];
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}
