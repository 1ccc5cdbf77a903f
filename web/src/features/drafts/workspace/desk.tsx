import { SUBJECT_LINES, type ThreadResponse } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { useIsWide } from '@/lib/use-is-wide';
import { Announcement } from '@/ui/announcement';
import { AnswerLine } from './answer-line';
import { Composer } from '../conversation/composer';
import type { ToldFinding } from '../findings/describe-findings';
import { DifferingNotice } from '../ledger/differing-notice';
import { FeedbackDialog } from '../parts/feedback-dialog';
import { useOpeningKey } from '../ready/use-opening-key';
import type { CurrentDraft } from '../thread/current-draft';
import { WritingStatus } from '../writing/writing-status';
import { ChatHeading, DraftBar } from './draft-bar';
import { DraftPanels } from './draft-panels';
import { DraftStage } from './draft-stage';
import type { WorkspaceExtras } from './draft-workspace';
import { type Workspace, useWorkspace } from './use-workspace';
import { WorkspaceFrame } from './workspace-frame';
import { Ellipsis } from 'lucide-react';
import { DownloadItems } from '@/ui/download-items';
import { Menu, MenuItem, MenuLabel } from '@/ui/menu';
import { ActionButton } from '../parts/action-button';
import { MainActions } from './main-actions';

interface DeskProps extends WorkspaceExtras {
  thread: ThreadResponse;
  draft: CurrentDraft;
  reachable: boolean;
  startVersion: number | null;
}

/** The draft, and beside it what is said of it and what it is held against. */
export default function Desk({
  thread,
  draft,
  reachable,
  startVersion,
  progress,
  useDisagreements,
  Angles,
  ...rest
}: DeskProps) {
  const workspace = useWorkspace(thread, draft, { startVersion, useDisagreements });
  const isWide = useIsWide();
  const { panels } = workspace;
  useOpeningKey(panels.panel === null, () => panels.open({ kind: 'ready' }));
  const { composer, isBusy, reported, report } = workspace;
  return (
    <WorkspaceFrame
      scroller={workspace.conversation}
      top={<DraftBar workspace={workspace} isWide={isWide} />}
      floating={<WritingStatus draft={draft} curve={progress ?? null} reachable={reachable} />}
      bottom={
        <>
          {!isWide && (
            <>
              <DifferingNotice differing={workspace.differing} className="inset-x-3 bottom-full mb-2" />
              <PhoneBar workspace={workspace} />
            </>
          )}
          <AnswerLine workspace={workspace} />
          <Composer composer={composer} isBusy={isBusy}>
            <ChatHeading workspace={workspace} />
          </Composer>
        </>
      }
      panel={<DraftPanels workspace={workspace} Angles={Angles} />}
    >
      <DraftStage workspace={workspace} {...rest} />
      {reported !== null && <FeedbackDialog threadId={thread.id} text={reported} onClose={() => report(null)} />}
      <Announcement>{announceDraft(draft, workspace.changed.count)}</Announcement>
      <Announcement>{announcePromises(workspace.findings)}</Announcement>
    </WorkspaceFrame>
  );
}

/** What a screen reader hears of a draft: how it begins and how it ends, not each word. */
function announceDraft(draft: CurrentDraft | null, changes: number | null): string {
  switch (draft?.state) {
    case undefined:
      return '';
    case 'writing':
      return draft.request === null ? 'The email is being written.' : 'The email is being changed.';
    case 'done':
      if (draft.unchanged) return draft.note ?? '';
      return [
        `${named(draft)} is finished: ${countCharacters(draft.text).toLocaleString('en-US')} characters.`,
        changes === null ? '' : `${changes} ${changes === 1 ? 'change' : 'changes'}.`,
        draft.note ?? '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'stopped':
      return 'The writing was stopped. What was written until then is kept.';
    case 'failed':
      return draft.request === null ? 'The email was not written.' : 'The email was not changed.';
  }
}

/** Said when another promise is typed, or one is taken out. */
function announcePromises(findings: ToldFinding[]): string {
  const promises = findings.flatMap(({ kind, text }) => (kind === 'promise' ? [text] : []));
  return promises.at(-1) ?? '';
}

function named({ version }: CurrentDraft): string {
  return version && version.number > 1 ? `Version ${version.number} of the email` : 'The email';
}

/** What can be done with the version one sees, within reach of a thumb. */
function PhoneBar({ workspace }: { workspace: Workspace }) {
  const { thread, shown, panels, report, out } = workspace;
  const { version, text, versions } = shown;
  return (
    <div
      role="group"
      aria-label="Actions"
      // What comes with the focus of the box below would go, and the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      className="mb-2 flex"
    >
      <MainActions workspace={workspace} look="phone" />
      <Menu side="top" trigger={<ActionButton look="phone" label="More" disabled={!version} Icon={Ellipsis} />}>
        {thread.appId !== SUBJECT_LINES.id && (
          <MenuItem onSelect={() => panels.open({ kind: 'preview' })}>Inbox preview</MenuItem>
        )}
        {workspace.angle && <MenuItem onSelect={() => panels.open({ kind: 'angles' })}>Another angle</MenuItem>}
        <MenuItem disabled={versions.length < 2} onSelect={() => panels.open({ kind: 'compare' })}>
          Compare versions
        </MenuItem>
        <MenuItem onSelect={() => report(text)}>Report Feedback</MenuItem>
        <MenuLabel>Download</MenuLabel>
        <DownloadItems {...out} />
      </Menu>
    </div>
  );
}
