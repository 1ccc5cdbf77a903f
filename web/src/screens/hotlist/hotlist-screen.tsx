import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { describeBrief, HOTLIST_BRIEF, requestOf } from './hotlist-brief';
import { HOTLIST_GENERATOR } from './hotlist-tool';

export default function HotlistScreen() {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: HOTLIST_BRIEF,
    generator: HOTLIST_GENERATOR,
    requestOf,
  });
  return (
    <DraftScreen
      screen={screen}
      description={describeBrief(pane.brief)}
      hint="Hand in a document, a market catalyst or some context. Any one of them is enough."
      onGenerateAgain={pane.onGenerate}
    >
      <BriefPane {...pane} />
    </DraftScreen>
  );
}
