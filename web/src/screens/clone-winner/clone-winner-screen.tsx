import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { BesideWinner } from '@/features/winners/components/beside-winner';
import { CopiedFromWinner } from '@/features/winners/components/copied-from-winner';
import { BriefPane } from './brief-pane';
import { CLONE_WINNER_BRIEF, describeBrief, requestOf } from './clone-winner-brief';
import { CLONE_WINNER_GENERATOR } from './clone-winner-tool';
import { useFreshTotals } from './use-fresh-totals';
import { WriterHeader } from './writer-header';

export default function CloneWinnerScreen() {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: CLONE_WINNER_BRIEF,
    generator: CLONE_WINNER_GENERATOR,
    requestOf,
  });
  const user = useFreshTotals(screen.isGenerating);
  return (
    <DraftScreen
      screen={screen}
      Above={CopiedFromWinner}
      Below={BesideWinner}
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
