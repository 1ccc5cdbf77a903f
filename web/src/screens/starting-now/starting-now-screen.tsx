import { STARTING_NOW } from '@copydesk/contracts';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { describeBrief, requestOf, STARTING_NOW_BRIEF } from './starting-now-brief';
import { startingNowTool } from './starting-now-tool';

export default function StartingNowScreen() {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: STARTING_NOW_BRIEF,
    writer: STARTING_NOW,
    requestOf,
  });
  return (
    <DraftScreen
      screen={screen}
      tool={startingNowTool(screen.thread)}
      description={describeBrief(pane.brief)}
      hint="Describe the live event or opportunity. A document and the news of the market make it stronger."
      onGenerateAgain={pane.onGenerate}
    >
      <BriefPane {...pane} />
    </DraftScreen>
  );
}
