import { useGenerator } from '@/features/drafts/generating/use-generator';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useBrief } from '@/features/drafts/screen/use-brief';
import { useDraftScreen } from '@/features/drafts/screen/use-draft-screen';
import { useFocusRefused } from '@/lib/forms/use-focus-refused';
import { BriefPane } from './brief-pane';
import { CLONE_WINNER_BRIEF, describeBrief, requestOf } from './clone-winner-brief';
import { CLONE_WINNER_GENERATOR, cloneWinnerTool } from './clone-winner-tool';
import { useFreshTotals } from './use-fresh-totals';
import { WriterHeader } from './writer-header';

export default function CloneWinnerScreen() {
  const screen = useDraftScreen();
  const user = useFreshTotals(screen.isGenerating);
  const [brief, setBrief] = useBrief(CLONE_WINNER_BRIEF, user?.id ?? 0, screen.thread);
  const { generate, errors, isSending } = useGenerator(CLONE_WINNER_GENERATOR, screen.open);
  const form = useFocusRefused(errors);

  const isGenerating = isSending || screen.isGenerating;
  const generateCopy = () => {
    if (!isGenerating && !generate(requestOf(brief))) screen.setBriefOpen(true);
  };
  return (
    <DraftScreen
      screen={screen}
      tool={cloneWinnerTool(screen.thread)}
      description={describeBrief(brief)}
      hintTitle="Ready to Clone Success"
      hint="Paste an email that worked, or pick one of your own, and say what the new one is about."
      onGenerateAgain={generateCopy}
    >
      {user && <WriterHeader user={user} />}
      <BriefPane
        brief={brief}
        onChange={setBrief}
        errors={errors}
        isGenerating={isGenerating}
        form={form}
        onGenerate={generateCopy}
      />
    </DraftScreen>
  );
}
