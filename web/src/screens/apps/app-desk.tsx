import type { AppResponse } from '@copydesk/contracts';
import { DraftScreen } from '@/features/drafts/screen/draft-screen';
import { useToolScreen } from '@/features/drafts/screen/use-tool-screen';
import { useSession } from '@/features/session/use-session';
import { appBriefKind, describeBrief, requestOf } from './app-brief';
import { appGenerator } from './app-tool';
import { BriefPane } from './brief-pane';

/** Brief and draft of a tool, as its row in the catalogue describes it. */
export function AppDesk({ tool }: { tool: AppResponse }) {
  const { screen, pane } = useToolScreen({
    userId: useSession().data?.id ?? 0,
    kind: appBriefKind(tool.name),
    generator: appGenerator(tool),
    requestOf: (brief) => requestOf(tool.name, brief),
  });
  return (
    <DraftScreen
      screen={screen}
      description={describeBrief(pane.brief)}
      hint="Fill in the brief. A document and the news of the market make it stronger."
      onGenerateAgain={pane.onGenerate}
    >
      <header>
        <h2 className="font-serif text-xl break-words">{tool.displayName}</h2>
        {tool.description && <p className="mt-0.5 break-words text-muted">{tool.description}</p>}
      </header>
      <BriefPane {...pane} />
    </DraftScreen>
  );
}
