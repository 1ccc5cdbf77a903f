import { Download, Flag, GitCompareArrows, MailOpen, MessagesSquare } from 'lucide-react';
import { Button } from '@/ui/button';
import { DownloadItems } from '@/ui/download-items';
import { Menu } from '@/ui/menu';
import { ScoreLine, ScorePill } from '../checks/score-marks';
import { versionScores } from '../checks/scores';
import { LedgerPill } from '../ledger/ledger-pill';
import { ActionButton } from '../parts/action-button';
import { conversationOf } from '../thread/versions';
import { VersionStepper } from '../versions/shown-version';
import { MainActions } from './main-actions';
import type { Workspace } from './use-workspace';
import { classNames } from '@/ui/class-names';
import { useLingering } from '@/lib/time-hooks';
import type { SaveState } from '../editor/hand-edits';

interface DraftBarProps {
  workspace: Workspace;
  isWide: boolean;
}

/**
 * Over the text: which version one sees and how good it is; on a wide screen also what can be done with it. Where there is
 * room it stands in the free part of the header.
 */
export function DraftBar({ workspace, isWide }: DraftBarProps) {
  const { shown, scores, score, review, claims, editing, findings, panels } = workspace;
  const { version, versions } = shown;
  const line = versionScores(versions, scores);
  return (
    <div
      data-in-header={isWide || undefined}
      data-full={score !== null || findings.length > 0 || undefined}
      className="group/bar flex shrink-0 items-center gap-1.5 border-b border-line bg-page pr-2 pl-1 max-lg:z-10 max-lg:min-h-12 tall:max-lg:sticky tall:max-lg:top-14 lg:min-h-13 lg:flex-wrap lg:gap-y-1 lg:px-3 lg:py-1.5 barred:fixed barred:top-0 barred:right-[calc(var(--header-end)+1.875rem)] barred:left-88 barred:z-20 barred:h-13.5 barred:flex-nowrap barred:gap-3 barred:border-none barred:py-0"
    >
      {/* On a phone what does not fit is reached by a finger. */}
      <div className="flex items-center gap-2.5 max-lg:min-w-0 max-lg:flex-1 max-lg:overflow-x-auto max-lg:mask-r-from-[calc(100%-1.25rem)] max-lg:py-1 max-lg:pr-5 max-lg:[scrollbar-width:none] barred:min-w-0">
        <VersionStepper shown={shown} />
        {version && score !== null && <ScorePill score={score} onOpen={() => review.open(version)} />}
        {isWide && line.length > 1 && <ScoreLine scores={line} />}
        <LedgerPill entries={claims.entries} onOpen={() => claims.step(null, 1, 'open')} />
        <FindingsPill count={findings.length} onOpen={() => panels.open({ kind: 'findings' })} />
        <SaveNote saving={editing.saving} />
        {claims.ledger.isError && (
          <Button variant="quiet" size="small" onClick={() => void claims.ledger.refetch()}>
            The claims could not be checked. Try again
          </Button>
        )}
      </div>
      {isWide ? (
        <div className="ml-auto flex items-center gap-1">
          <DraftActions workspace={workspace} />
        </div>
      ) : (
        <ConversationButton workspace={workspace} />
      )}
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
      onClick={() => panels.open({ kind: 'conversation' })}
    />
  );
}

/** What can be done with the version one sees, on a wide screen. */
function DraftActions({ workspace }: { workspace: Workspace }) {
  const { shown, panels, report } = workspace;
  const { version, versions, text } = shown;
  return (
    <>
      <MainActions workspace={workspace} look="bar" />
      {versions.length > 1 && (
        <ActionButton
          look="icon"
          label="Compare"
          Icon={GitCompareArrows}
          onClick={() => panels.open({ kind: 'compare' })}
        />
      )}
      <ActionButton
        look="icon"
        label="Inbox preview"
        disabled={!version}
        Icon={MailOpen}
        onClick={() => panels.open({ kind: 'preview' })}
      />
      <DownloadMenu workspace={workspace} />
      <ActionButton look="icon" label="Report Feedback" disabled={!version} Icon={Flag} onClick={() => report(text)} />
    </>
  );
}

function DownloadMenu({ workspace }: { workspace: Workspace }) {
  const { shown, out } = workspace;
  const trigger = <ActionButton look="icon" label="Download" disabled={!shown.version} Icon={Download} />;
  return (
    <Menu trigger={trigger}>
      <DownloadItems {...out} />
    </Menu>
  );
}

const WORDS = { saved: 'Saved', typing: 'Saving...', saving: 'Saving...', waiting: 'Not saved yet' };
const LINGERS_MS = 2_500;

/** Says whether the server has what is typed, as long as that is of interest. */
function SaveNote({ saving }: { saving: SaveState }) {
  const { kind } = saving;
  const isOn = useLingering(kind !== 'saved', LINGERS_MS);
  const isTrouble = kind === 'waiting' || kind === 'refused';
  return (
    <span
      role="status"
      title={kind === 'waiting' ? 'It is kept in this browser, and saved as soon as that is possible.' : undefined}
      className={classNames('text-xs', isTrouble ? 'text-warn' : 'text-faint')}
    >
      {isOn && (kind === 'refused' ? saving.reason : WORDS[kind])}
    </span>
  );
}

/** How many things rules found in the draft; opens them beside it. */
function FindingsPill({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border border-warn/35 bg-warn-soft px-2.5 text-xs font-medium whitespace-nowrap text-warn tabular-nums after:absolute after:-inset-2.5 hover:brightness-125"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {count} {count === 1 ? 'finding' : 'findings'}
    </button>
  );
}
