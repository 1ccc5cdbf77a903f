import type { StartingNowRequest } from '@copydesk/contracts';
import { autoFillEvent } from '@copydesk/text';
import { describeInLine } from '@/features/briefs/describe-parts';
import { eventInputs, eventRequest } from '@/features/briefs/event-request';
import { catalystsOf, idsOf, NO_CATALYSTS, type CatalystsOfBrief } from '@/features/catalysts/chosen-catalysts';
import { documentOf, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface StartingNowBrief extends CatalystsOfBrief {
  eventInfo: string;
  /** In which the words of the chosen catalysts stand. */
  catalystContext: string;
  document: ProcessedDocument | null;
}

export const EMPTY_BRIEF: StartingNowBrief = { ...NO_CATALYSTS, eventInfo: '', catalystContext: '', document: null };

export const STARTING_NOW_BRIEF: BriefKind<StartingNowBrief> = {
  name: 'starting-now',
  version: 1,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.eventInfo && !brief.catalystContext && !brief.document,
  ofThread: ({ inputs, catalysts }) => {
    const { eventInfo, catalystContext, fileContent } = eventInputs({ ...inputs?.input });
    return { ...catalystsOf(catalysts), eventInfo, catalystContext, document: documentOf(fileContent) };
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
  return describeInLine([document?.name, eventInfo && 'event', catalystContext && 'catalyst context']);
}
