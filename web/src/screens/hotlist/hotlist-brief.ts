import { describeInLine } from '@/features/briefs/describe-parts';
import { hotlistInputs, hotlistRequest } from '@/features/briefs/hotlist-request';
import { catalystsOf, idsOf, NO_CATALYSTS, type CatalystsOfBrief } from '@/features/catalysts/chosen-catalysts';
import { documentOf, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface HotlistBrief extends CatalystsOfBrief {
  /** In which the words of the chosen catalysts stand. */
  catalyst: string;
  additionalContext: string;
  document: ProcessedDocument | null;
}

export const EMPTY_BRIEF: HotlistBrief = { ...NO_CATALYSTS, catalyst: '', additionalContext: '', document: null };

export const HOTLIST_BRIEF: BriefKind<HotlistBrief> = {
  name: 'hotlist',
  version: 3,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.catalyst && !brief.additionalContext && !brief.document,
  ofThread: ({ inputs, catalysts }) => {
    const { catalyst, additionalContext, fileContent } = hotlistInputs({ ...inputs?.input });
    return { ...catalystsOf(catalysts), catalyst, additionalContext, document: documentOf(fileContent) };
  },
};

/** What the server is asked to write from. */
export function requestOf({ catalyst, additionalContext, chosen, document }: HotlistBrief) {
  const inputs = { catalyst, additionalContext, fileContent: document?.content ?? '' };
  return { ...hotlistRequest(inputs), catalystIds: idsOf(chosen) };
}

/** One line on a brief that is folded away. */
export function describeBrief({ catalyst, additionalContext, document }: HotlistBrief): string {
  return describeInLine([document?.name, catalyst && 'catalyst', additionalContext && 'context']);
}
