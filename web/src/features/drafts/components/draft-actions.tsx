import { Flag } from 'lucide-react';
import { ActionButton } from './action-button';
import { DownloadMenu } from './download-menu';
import { MainActions } from './main-actions';
import type { Workspace } from './use-workspace';

/** What can be done with the version one sees, on a wide screen. */
export function DraftActions({ workspace }: { workspace: Workspace }) {
  const { shown, setDialog } = workspace;
  const isOff = !shown.version;
  return (
    <>
      <MainActions workspace={workspace} look="bar" />
      <DownloadMenu text={shown.text} disabled={isOff} />
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
