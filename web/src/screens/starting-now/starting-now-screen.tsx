import { useRef } from 'react';
import { useGenerator } from '@/features/drafts/generating/use-generator';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useBrief } from '@/features/drafts/screen/use-brief';
import { useDraftScreen } from '@/features/drafts/screen/use-draft-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { describeBrief, requestOf, STARTING_NOW_BRIEF } from './starting-now-brief';
import { STARTING_NOW_GENERATOR, startingNowTool } from './starting-now-tool';

export default function StartingNowScreen() {
  const screen = useDraftScreen();
  const [brief, setBrief] = useBrief(STARTING_NOW_BRIEF, useSession().data?.id ?? 0, screen.thread);
  const firstField = useRef<HTMLTextAreaElement>(null);
  const { generate, errors, isSending } = useGenerator(STARTING_NOW_GENERATOR, screen.open);

  const isGenerating = isSending || screen.isGenerating;
  const generateEmail = () => {
    if (isGenerating || generate(requestOf(brief))) return;
    screen.setBriefOpen(true);
    firstField.current?.focus();
  };
  return (
    <DraftScreen
      screen={screen}
      tool={startingNowTool(screen.thread)}
      description={describeBrief(brief)}
      hint="Describe the live event or opportunity. A document and the news of the market make it stronger."
      onGenerateAgain={generateEmail}
    >
      <BriefPane
        brief={brief}
        onChange={setBrief}
        errors={errors}
        isGenerating={isGenerating}
        firstField={firstField}
        onGenerate={generateEmail}
      />
    </DraftScreen>
  );
}
