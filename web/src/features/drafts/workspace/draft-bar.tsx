import { Download, Flag } from 'lucide-react';
import { Button } from '@/ui/button';
import { DownloadItems } from '@/ui/download-items';
import { Menu } from '@/ui/menu';
import { ScoreLine, ScorePill } from '../checks/score-marks';
import { versionScores } from '../checks/scores';
import { LedgerPill } from '../ledger/ledger-pill';
import { ActionButton } from '../parts/action-button';
import { TitleInput } from '../saving/title-input';
import { VersionStepper } from '../versions/shown-version';
import { MainActions } from './main-actions';
import type { Workspace } from './use-workspace';

interface DraftBarProps {
  workspace: Workspace;
  isWide: boolean;
}

/** Over the text: which version one sees and how good it is; on a wide screen also what can be done with it. */
export function DraftBar({ workspace, isWide }: DraftBarProps) {
  const { shown, scores, score, review, saving, claims, editing } = workspace;
  const { version, versions } = shown;
  const line = versionScores(versions, scores);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line bg-page px-3 py-1.5 max-lg:sticky max-lg:top-14 max-lg:z-10 lg:min-h-13 lg:px-4 lg:py-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <VersionStepper shown={shown} />
        {version && score !== null && <ScorePill score={score} onOpen={() => review.open(version)} />}
        {line.length > 1 && <ScoreLine scores={line} />}
        {editing.typed === null && <LedgerPill entries={claims.entries} onOpen={() => claims.step(null, 1, 'open')} />}
        {claims.ledger.isError && (
          <Button variant="quiet" size="small" onClick={() => void claims.ledger.refetch()}>
            Claims not traced. Try again
          </Button>
        )}
      </div>
      {isWide && (
        <>
          <div className="ml-auto">
            <TitleInput saving={saving} disabled={!version} />
          </div>
          <div className="flex items-center gap-1.5">
            <DraftActions workspace={workspace} />
          </div>
        </>
      )}
    </div>
  );
}

/** What can be done with the version one sees, on a wide screen. */
function DraftActions({ workspace }: { workspace: Workspace }) {
  const { shown, setDialog } = workspace;
  const isOff = !shown.version;
  return (
    <>
      <MainActions workspace={workspace} look="bar" />
      <DownloadMenu workspace={workspace} />
      <ActionButton
        look="icon"
        label="Report Feedback"
        disabled={isOff}
        Icon={Flag}
        onClick={() => setDialog('feedback')}
      />
    </>
  );
}

function DownloadMenu({ workspace }: { workspace: Workspace }) {
  const { shown, claims } = workspace;
  const trigger = <ActionButton look="icon" label="Download" disabled={!shown.version} Icon={Download} />;
  return (
    <Menu trigger={trigger}>
      <DownloadItems read={() => ({ text: shown.text, preheader: shown.preheader })} readSources={claims.readSources} />
    </Menu>
  );
}
