import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { DraftNotice } from '../parts/draft-placeholders';
import { DraftWorkspace, type WorkspaceExtras } from '../workspace/draft-workspace';
import { WorkspaceFrame } from '../workspace/workspace-frame';
import type { ScreenOfDrafts } from './use-tool-screen';

interface DraftScreenProps extends WorkspaceExtras {
  screen: ScreenOfDrafts;
  /** The brief in one line. */
  description: string;
  /** Says what to hand in, while there is no email. */
  hint: string;
  /** What the place of the email is called then. */
  hintTitle?: string;
  /** The brief. */
  children: ReactNode;
}

/** Brief on the left, draft on the right; on a phone the brief folds away once there is a draft. */
export function DraftScreen(props: DraftScreenProps) {
  const { screen, description, hint, hintTitle = 'Your email appears here', children, ...extras } = props;
  const { threadId, startVersion, isBriefOpen, setBriefOpen, leave } = screen;
  const hasThread = threadId !== null;
  return (
    <main
      data-fills-page
      className="flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-3.5rem)] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(22rem,25.5rem)_minmax(0,1fr)]"
    >
      {hasThread && (
        <FoldedBrief description={description} isOpen={isBriefOpen} onToggle={() => setBriefOpen(!isBriefOpen)} />
      )}
      <div
        id="brief"
        className={classNames(
          'relative flex flex-col lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line',
          hasThread ? !isBriefOpen && 'max-lg:hidden' : 'max-lg:flex-1',
        )}
      >
        <div className="flex flex-1 flex-col gap-3.5 p-4 **:scroll-mb-20 lg:p-5">{children}</div>
      </div>
      {hasThread ? (
        <DraftWorkspace key={threadId} threadId={threadId} startVersion={startVersion} onLeave={leave} {...extras} />
      ) : (
        <div className="grid max-lg:hidden">
          <WorkspaceFrame>
            <DraftNotice title={hintTitle} text={hint} />
          </WorkspaceFrame>
        </div>
      )}
    </main>
  );
}

interface FoldedBriefProps {
  description: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The brief in one line, on a phone. */
function FoldedBrief({ description, isOpen, onToggle }: FoldedBriefProps) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line px-4 py-2 lg:hidden">
      <FileText className="size-4 shrink-0 text-faint" aria-hidden />
      <p className="min-w-0 flex-1 truncate text-muted">{description}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="brief"
        onClick={onToggle}
        className="-mr-2 h-9 px-2 font-medium text-accent"
      >
        {isOpen ? 'Close brief' : 'Edit brief'}
      </button>
    </div>
  );
}
