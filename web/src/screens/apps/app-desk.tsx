import type { AppResponse } from '@copydesk/contracts';
import { useGenerator } from '@/features/drafts/generating/use-generator';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useBrief } from '@/features/drafts/screen/use-brief';
import { useDraftScreen } from '@/features/drafts/screen/use-draft-screen';
import { useSession } from '@/features/session/use-session';
import { useFocusRefused } from '@/lib/forms/use-focus-refused';
import { appBriefKind, describeBrief, requestOf } from './app-brief';
import { appGenerator, appTool } from './app-tool';
import { BriefPane } from './brief-pane';

/** Brief and draft of a tool, as its row in the catalogue describes it. */
export function AppDesk({ tool }: { tool: AppResponse }) {
  const screen = useDraftScreen();
  const [brief, setBrief] = useBrief(appBriefKind(tool.name), useSession().data?.id ?? 0, screen.thread);
  const { generate, errors, isSending } = useGenerator(appGenerator(tool), screen.open);
  const form = useFocusRefused(errors);

  const isGenerating = isSending || screen.isGenerating;
  const generateEmail = () => {
    if (!isGenerating && !generate(requestOf(tool.name, brief))) screen.setBriefOpen(true);
  };
  return (
    <DraftScreen
      screen={screen}
      tool={appTool(tool, screen.thread)}
      description={describeBrief(brief)}
      hint="Fill in the brief. A document and the news of the market make it stronger."
      onGenerateAgain={generateEmail}
    >
      <header>
        <h2 className="font-serif text-xl break-words">{tool.displayName}</h2>
        {tool.description && <p className="mt-0.5 break-words text-muted">{tool.description}</p>}
      </header>
      <BriefPane
        brief={brief}
        onChange={setBrief}
        errors={errors}
        isGenerating={isGenerating}
        form={form}
        onGenerate={generateEmail}
      />
    </DraftScreen>
  );
}
