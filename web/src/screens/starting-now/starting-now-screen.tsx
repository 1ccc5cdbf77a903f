import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { describeBrief, requestOf, STARTING_NOW_BRIEF } from './starting-now-brief';
import { STARTING_NOW_GENERATOR, STARTING_NOW_PROGRESS } from './starting-now-tool';

export default function StartingNowScreen() {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: STARTING_NOW_BRIEF,
    generator: STARTING_NOW_GENERATOR,
    requestOf,
  });
  return (
    <DraftScreen
      screen={screen}
      progress={STARTING_NOW_PROGRESS}
      description={describeBrief(pane.brief)}
      hint="Describe the live event or opportunity. A document and the news of the market make it stronger."
      onGenerateAgain={pane.onGenerate}
    >
      <BriefPane {...pane} />
    </DraftScreen>
  );
}
