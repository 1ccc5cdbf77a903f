import type { CatalystResponse, ThreadResponse } from '@copydesk/contracts';
import { hotlistInputs, hotlistRequest } from '@/features/briefs/hotlist-request';
import { chosenOf, idsOf, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import { documentOf, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface HotlistBrief {
  catalyst: string;
  additionalContext: string;
  /** The catalysts whose words were added to the catalyst field. */
  chosen: ChosenCatalyst[];
  document: ProcessedDocument | null;
  /** The catalysts that fit the document; null until a search has ended well. */
  found: CatalystResponse[] | null;
}

export const EMPTY_BRIEF: HotlistBrief = {
  catalyst: '',
  additionalContext: '',
  chosen: [],
  document: null,
  found: null,
};

export const HOTLIST_BRIEF: BriefKind<HotlistBrief> = {
  name: 'hotlist',
  version: 3,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.catalyst && !brief.additionalContext && !brief.document,
  ofThread: ({ inputs, catalysts }: ThreadResponse) => {
    const { catalyst, additionalContext, fileContent } = hotlistInputs(inputs);
    const document = documentOf(fileContent);
    return { catalyst, additionalContext, chosen: chosenOf(catalysts), document, found: null };
  },
};

/** What the server is asked to write from. */
export function requestOf({ catalyst, additionalContext, chosen, document }: HotlistBrief) {
  const inputs = { catalyst, additionalContext, fileContent: document?.content ?? '' };
  return { ...hotlistRequest(inputs), catalystIds: idsOf(chosen) };
}

/** One line on a brief that is folded away. */
export function describeBrief({ catalyst, additionalContext, document }: HotlistBrief): string {
  const parts = [document?.name, catalyst && 'catalyst', additionalContext && 'context'];
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}
