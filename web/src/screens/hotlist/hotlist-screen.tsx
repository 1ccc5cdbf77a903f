import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { useThreadDraft } from '@/features/drafts/threads/use-thread-draft';
import { classNames } from '@/ui/class-names';
import { BriefPane } from './brief-pane';
import { DraftPane } from './draft-pane';
import { FoldedBrief } from './folded-brief';
import { describeBrief, inputsOf } from './hotlist-brief';
import { hotlistTool } from './hotlist-tool';
import { useGenerate } from './use-generate';
import { useHotlistBrief } from './use-hotlist-brief';

/** Brief on the left, draft on the right; on a phone the brief folds away once there is a draft. */
export default function HotlistScreen() {
  const [params, setParams] = useSearchParams();
  const threadId = params.get('thread');
  const threadDraft = useThreadDraft(threadId);
  const [brief, setBrief] = useHotlistBrief(useSession().data?.id ?? 0, threadDraft.thread);
  const [isBriefOpen, setBriefOpen] = useState(false);
  const firstField = useRef<HTMLTextAreaElement>(null);
  const { generate, errors, isSending } = useGenerate((started) => {
    setBriefOpen(false);
    setParams({ thread: started });
  });

  const { thread, draft } = threadDraft;
  const isGenerating = isSending || (draft?.state === 'writing' && draft.request === null);
  const generateEmail = () => {
    if (isGenerating || generate(inputsOf(brief))) return;
    setBriefOpen(true);
    firstField.current?.focus();
  };
  const hasThread = threadId !== null;
  return (
    <main
      data-fills-page
      className="flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-3.5rem)] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(22rem,25.5rem)_minmax(0,1fr)]"
    >
      {hasThread && (
        <FoldedBrief
          description={describeBrief(brief)}
          isOpen={isBriefOpen}
          onToggle={() => setBriefOpen(!isBriefOpen)}
        />
      )}
      <div
        id="brief"
        className={classNames(
          'relative lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line',
          hasThread && !isBriefOpen && 'max-lg:hidden',
        )}
      >
        <BriefPane
          brief={brief}
          onChange={setBrief}
          errors={errors}
          isGenerating={isGenerating}
          firstField={firstField}
          onGenerate={generateEmail}
        />
      </div>
      <DraftPane
        key={threadId}
        threadId={threadId}
        threadDraft={threadDraft}
        tool={hotlistTool(thread, brief)}
        onGenerateAgain={generateEmail}
        onLeave={() => setParams({})}
      />
    </main>
  );
}
