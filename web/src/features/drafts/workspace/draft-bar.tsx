import { SUBJECT_LINES } from '@copydesk/contracts';
import {
  Check,
  CloudOff,
  Download,
  Flag,
  GitCompareArrows,
  LoaderCircle,
  MailOpen,
  MessagesSquare,
} from 'lucide-react';
import { DownloadItems } from '@/ui/download-items';
import { Menu } from '@/ui/menu';
import { ScorePill } from '../checks/score-marks';
import { DifferingNotice } from '../ledger/differing-notice';
import { LedgerPill } from '../ledger/ledger-pill';
import { UncheckedClaims } from '../ledger/unchecked-claims';
import { ActionButton } from '../parts/action-button';
import { ReadyPill } from '../ready/ready-pill';
import { conversationOf } from '../thread/versions';
import { TitleInput } from '../saving/title-input';
import { VersionStepper } from '../versions/shown-version';
import { MainActions } from './main-actions';
import type { Workspace } from './use-workspace';
import { classNames } from '@/ui/class-names';
import { useIsBarred } from '@/lib/use-is-wide';
import { useLingering } from '@/lib/time-hooks';
import type { SaveState } from '../editor/hand-edits';

interface DraftBarProps {
  workspace: Workspace;
  isWide: boolean;
}

/**
 * Over the text: which version one sees and how good it is, and on a wide screen what can be done with it. Each label has a
 * place of its own, so that none moves where another comes or goes. Where there is room the labels stand in the header.
 */
export function DraftBar({ workspace, isWide }: DraftBarProps) {
  const { shown, editing, saving } = workspace;
  const isBarred = useIsBarred();
  if (!isWide) {
    return (
      <div
        role="group"
        aria-label="Draft bar"
        className={classNames(ROW, 'z-10 min-h-12 pr-2 pl-1 tall:sticky tall:top-14')}
      >
        <VersionStepper shown={shown} />
        <DraftLabels workspace={workspace} />
        <SaveNote saving={editing.saving} isCompact />
        <ConversationButton workspace={workspace} />
      </div>
    );
  }
  return (
    <div role="group" aria-label="Draft bar" className="shrink-0">
      <div
        data-in-header
        className={classNames(
          ROW,
          'min-h-11 px-3 barred:fixed barred:top-0 barred:right-[calc(var(--header-end)+1.5rem)] barred:left-[calc(var(--header-start)+2rem)] barred:z-20 barred:h-13.5 barred:border-none barred:py-0',
        )}
      >
        <VersionStepper shown={shown} />
        <DraftLabels workspace={workspace} />
        {!isBarred && <SaveNote saving={editing.saving} />}
      </div>
      <div className={classNames(ROW, 'min-h-12 justify-end px-3')}>
        {isBarred && <SaveNote saving={editing.saving} />}
        {shown.version && <TitleInput saving={saving} isCompact />}
        <div role="group" aria-label="Actions" className="relative flex shrink-0 items-center gap-1">
          <DraftActions workspace={workspace} />
          <DifferingNotice differing={workspace.differing} className="top-full left-0 mt-2 w-max max-w-96" />
        </div>
      </div>
    </div>
  );
}

const ROW = 'flex shrink-0 items-center gap-1.5 border-b border-line bg-page';

/** How good the version is that one sees; what does not fit is reached by a finger. */
function DraftLabels({ workspace }: { workspace: Workspace }) {
  const { score, review, claims, ready, shown, panels } = workspace;
  const isReadyOpen = panels.panel?.kind === 'ready';
  const isListed = panels.panel?.kind === 'claims';
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 lg:flex-none max-lg:gap-1.5 max-lg:overflow-x-auto max-lg:py-1 max-lg:[scrollbar-width:none]">
      <span className="flex min-w-14 shrink-0 lg:min-w-36">
        {claims.ledger.isError ? (
          <UncheckedClaims error={claims.ledger.error} onRetry={() => void claims.ledger.refetch()} />
        ) : (
          <LedgerPill
            entries={claims.entries}
            isOpen={isListed}
            onToggle={() => (isListed ? panels.close() : panels.open({ kind: 'claims' }))}
          />
        )}
      </span>
      <span className="flex min-w-8 shrink-0 lg:min-w-28">
        {shown.version && !ready.isChecking && (
          <ReadyPill
            left={ready.left}
            isOpen={isReadyOpen}
            onToggle={() => (isReadyOpen ? panels.close() : panels.open({ kind: 'ready' }))}
          />
        )}
      </span>
      <span className="flex shrink-0 lg:min-w-24">
        {score && <ScorePill latest={score} onOpen={() => review.show(score.version)} />}
      </span>
    </div>
  );
}

/** Says where the conversation is, and opens or closes it. */
export function ChatHeading({ workspace }: { workspace: Workspace }) {
  const { thread, panels } = workspace;
  const { length } = conversationOf(thread);
  const isOpen = panels.panel?.kind === 'conversation';
  return (
    <div className="flex items-baseline gap-3 text-sm text-faint">
      {/* Where it is open, it says so itself. */}
      <h2 className={classNames(isOpen && 'sr-only')}>Email Chat Interface</h2>
      {workspace.angle && (
        <button
          type="button"
          aria-expanded={panels.panel?.kind === 'angles'}
          onClick={() => (panels.panel?.kind === 'angles' ? panels.close() : panels.open({ kind: 'angles' }))}
          className="rounded-sm font-medium text-muted transition-colors duration-150 hover:text-text max-lg:hidden"
        >
          Another angle
        </button>
      )}
      {length > 0 && (
        <button
          type="button"
          onClick={() => (isOpen ? panels.close() : panels.open({ kind: 'conversation' }))}
          className="rounded-sm font-medium text-muted transition-colors duration-150 hover:text-text max-lg:hidden"
        >
          {isOpen ? 'Hide' : 'Show'} conversation <span className="text-faint tabular-nums">{length}</span>
        </button>
      )}
    </div>
  );
}

function ConversationButton({ workspace }: { workspace: Workspace }) {
  const { thread, panels } = workspace;
  const { length } = conversationOf(thread);
  if (length === 0) return null;
  return (
    <ActionButton
      look="icon"
      label={`Show conversation ${length}`}
      Icon={MessagesSquare}
      count={length}
      onClick={() => panels.open({ kind: 'conversation' })}
    />
  );
}

/** What can be done with the version one sees, on a wide screen. */
function DraftActions({ workspace }: { workspace: Workspace }) {
  const { thread, shown, panels, report } = workspace;
  const { version, versions, text } = shown;
  return (
    <>
      <MainActions workspace={workspace} look="bar" />
      <ActionButton
        look="icon"
        label="Compare"
        disabled={versions.length < 2}
        Icon={GitCompareArrows}
        onClick={() => panels.open({ kind: 'compare' })}
      />
      {thread.appId !== SUBJECT_LINES.id && (
        <ActionButton
          look="icon"
          label="Inbox preview"
          disabled={!version}
          Icon={MailOpen}
          onClick={() => panels.open({ kind: 'preview' })}
        />
      )}
      <DownloadMenu workspace={workspace} />
      <ActionButton look="bar" label="Report Feedback" disabled={!version} Icon={Flag} onClick={() => report(text)} />
    </>
  );
}

function DownloadMenu({ workspace }: { workspace: Workspace }) {
  const { shown, out } = workspace;
  const trigger = <ActionButton look="bar" label="Download" disabled={!shown.version} Icon={Download} />;
  return (
    <Menu trigger={trigger}>
      <DownloadItems {...out} />
    </Menu>
  );
}

const NOTES = {
  saved: { words: 'Saved', Icon: Check },
  typing: { words: 'Saving...', Icon: LoaderCircle },
  saving: { words: 'Saving...', Icon: LoaderCircle },
  waiting: { words: 'Not saved yet', Icon: CloudOff },
  refused: { words: 'Not saved', Icon: CloudOff },
};
const LINGERS_MS = 2_500;
const WAITING = 'It is kept in this browser, and saved as soon as that is possible.';

interface SaveNoteProps {
  saving: SaveState;
  /** True for its icon alone. */
  isCompact?: boolean;
}

/** Says whether the server has what is typed, as long as that is of interest. Its place is kept free. */
function SaveNote({ saving, isCompact = false }: SaveNoteProps) {
  const { kind } = saving;
  const isOn = useLingering(kind !== 'saved', LINGERS_MS);
  const isTrouble = kind === 'waiting' || kind === 'refused';
  const { words, Icon } = NOTES[kind];
  const said = kind === 'refused' ? saving.reason : words;
  return (
    <span
      role="status"
      title={kind === 'waiting' ? WAITING : isOn ? said : undefined}
      className={classNames(
        'text-xs',
        isTrouble ? 'text-warn' : 'text-faint',
        isCompact ? 'grid w-5 shrink-0 place-items-center' : 'line-clamp-2 min-w-16 flex-1 text-right',
      )}
    >
      {isOn && !isCompact && said}
      {isOn && isCompact && (
        <>
          <Icon className={classNames('size-4', Icon === LoaderCircle && 'motion-safe:animate-spin')} aria-hidden />
          <span className={kind === 'refused' ? REASON : 'sr-only'}>{said}</span>
        </>
      )}
    </span>
  );
}

/** Below the bar of a phone. */
const REASON = 'absolute top-full right-2 mt-1 rounded-md border border-warn/30 bg-warn-soft px-2.5 py-1.5';
