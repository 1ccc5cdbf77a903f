import { FileText, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { DraftNotice } from '../parts/draft-placeholders';
import { DraftWorkspace, type WorkspaceExtras } from '../workspace/draft-workspace';
import { LEFT_PANE, PANES } from '../workspace/panes';
import { WorkspaceFrame } from '../workspace/workspace-frame';
import type { ScreenOfDrafts } from './use-tool-screen';

interface DraftScreenProps extends WorkspaceExtras {
  screen: ScreenOfDrafts;
  /** The brief in one line. */
  description: string;
  /** Says what to hand in, while there is no email. */
  hint: string;
  /** What the place of the email is called then; named by a tool, it is shown on a phone too. */
  hintTitle?: string;
  /** The brief. */
  children: ReactNode;
}

/** Brief on the left, draft on the right; the brief may be folded away, on a phone it is once there is a draft. */
export function DraftScreen(props: DraftScreenProps) {
  const { screen, description, hint, hintTitle, children, ...extras } = props;
  const { threadId, startVersion, isBriefOpen, setBriefOpen, leave } = screen;
  const hasThread = threadId !== null;
  const { isFolded, fold } = useFoldedBrief();
  const folds = hasThread && isFolded;
  const desk = useFocusWhenOpened(threadId);
  const takeKey = ({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent) => {
    // What lies over the page belongs to the brief for React alone.
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (isHere && key === 'Enter' && (ctrlKey || metaKey)) extras.onGenerateAgain?.();
  };
  return (
    <main data-fills-page data-folded={folds || undefined} className={PANES}>
      {hasThread && (
        <FoldedBrief description={description} isOpen={isBriefOpen} onToggle={() => setBriefOpen(!isBriefOpen)} />
      )}
      {folds && (
        <div className={classNames(LEFT_PANE, 'flex flex-col items-center py-2 max-lg:hidden')}>
          <FoldButton isFolded onClick={() => fold(false)} />
        </div>
      )}
      <div
        id="brief"
        role="presentation"
        onKeyDown={takeKey}
        className={classNames(
          'relative flex flex-col',
          LEFT_PANE,
          hasThread ? !isBriefOpen && 'max-lg:hidden' : 'max-lg:flex-1',
          folds && 'lg:hidden',
        )}
      >
        {hasThread && (
          <div className="-mb-2 flex items-center justify-between pt-2 pr-2 pl-5 max-lg:hidden">
            <p className="text-sm font-medium text-muted">Brief</p>
            <FoldButton isFolded={false} onClick={() => fold(true)} />
          </div>
        )}
        <div className="flex flex-1 flex-col gap-3.5 p-4 **:scroll-mb-20 lg:p-5">{children}</div>
      </div>
      {hasThread ? (
        <div ref={desk} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none lg:min-h-0">
          <DraftWorkspace key={threadId} threadId={threadId} startVersion={startVersion} onLeave={leave} {...extras} />
        </div>
      ) : (
        <div className={classNames('grid', hintTitle === undefined && 'max-lg:hidden')}>
          <WorkspaceFrame>
            <DraftNotice title={hintTitle ?? 'Your email appears here'} text={hint} />
          </WorkspaceFrame>
        </div>
      )}
    </main>
  );
}

/** The draft that one asked for takes the focus: the brief is read, and on a phone folded away. */
function useFocusWhenOpened(threadId: string | null) {
  const desk = useRef<HTMLDivElement>(null);
  const last = useRef(threadId);
  useEffect(() => {
    if (threadId !== last.current) desk.current?.focus({ preventScroll: true });
    last.current = threadId;
  }, [threadId]);
  return desk;
}

const FOLDED = 'copydesk-brief-folded';

/** Whether the brief is folded away, on a wide screen: remembered in this browser. */
function useFoldedBrief() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(FOLDED) !== null);
  const fold = (folds: boolean) => {
    setFolded(folds);
    if (folds) localStorage.setItem(FOLDED, 'yes');
    else localStorage.removeItem(FOLDED);
  };
  return { isFolded, fold };
}

function FoldButton({ isFolded, onClick }: { isFolded: boolean; onClick: () => void }) {
  const label = isFolded ? 'Show the brief' : 'Fold the brief away';
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      aria-controls="brief"
      onClick={onClick}
      className={buttonStyle('quiet', 'icon')}
    >
      <Icon className="size-4" aria-hidden />
    </button>
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
    <div className="flex items-center gap-2.5 border-b border-line pr-2 pl-4 lg:hidden">
      <FileText className="size-4 shrink-0 text-faint" aria-hidden />
      <p className="min-w-0 flex-1 truncate text-muted">{description}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="brief"
        onClick={onToggle}
        className="h-11 px-2 font-medium text-accent"
      >
        {isOpen ? 'Close brief' : 'Edit brief'}
      </button>
    </div>
  );
}
