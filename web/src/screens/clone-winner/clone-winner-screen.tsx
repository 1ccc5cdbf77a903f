import { CLONE_WINNER } from '@copydesk/contracts';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { CLONE_WINNER_BRIEF, describeBrief, requestOf } from './clone-winner-brief';
import { cloneWinnerTool } from './clone-winner-tool';
import { useFreshTotals } from './use-fresh-totals';
import { WriterHeader } from './writer-header';

export default function CloneWinnerScreen() {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: CLONE_WINNER_BRIEF,
    writer: CLONE_WINNER,
    requestOf,
  });
  const user = useFreshTotals(screen.isGenerating);
  return (
    <DraftScreen
      screen={screen}
      tool={cloneWinnerTool(screen.thread)}
      description={describeBrief(pane.brief)}
      hintTitle="Ready to Clone Success"
      hint="Paste an email that worked, or pick one of your own, and say what the new one is about."
      onGenerateAgain={pane.onGenerate}
    >
      {user && <WriterHeader user={user} />}
      <BriefPane {...pane} />
    </DraftScreen>
  );
}
