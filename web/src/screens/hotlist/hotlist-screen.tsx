import { useRef } from 'react';
import { useGenerator } from '@/features/drafts/generating/use-generator';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useBrief } from '@/features/drafts/screen/use-brief';
import { useDraftScreen } from '@/features/drafts/screen/use-draft-screen';
import { useSession } from '@/features/session/use-session';
import { BriefPane } from './brief-pane';
import { describeBrief, HOTLIST_BRIEF, requestOf } from './hotlist-brief';
import { HOTLIST_GENERATOR, hotlistTool } from './hotlist-tool';

export default function HotlistScreen() {
  const screen = useDraftScreen();
  const [brief, setBrief] = useBrief(HOTLIST_BRIEF, useSession().data?.id ?? 0, screen.thread);
  const firstField = useRef<HTMLTextAreaElement>(null);
  const { generate, errors, isSending } = useGenerator(HOTLIST_GENERATOR, screen.open);

  const isGenerating = isSending || screen.isGenerating;
  const generateEmail = () => {
    if (isGenerating || generate(requestOf(brief))) return;
    screen.setBriefOpen(true);
    firstField.current?.focus();
  };
  return (
    <DraftScreen
      screen={screen}
      tool={hotlistTool(screen.thread, brief)}
      description={describeBrief(brief)}
      hint="Hand in a document, a market catalyst or some context. Any one of them is enough."
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
