import { Ellipsis } from 'lucide-react';
import { DownloadItems } from '@/lib/email-files/download-items';
import { Menu, MenuItem, MenuLabel } from '@/ui/menu';
import { FactCheckButton } from '../fact-checks/fact-check-button';
import { ReviewButton } from '../reviews/review-button';
import { CopyEmail } from '../saving/copy-email';
import { SaveButton } from '../saving/save-button';
import { ActionButton } from './action-button';
import type { Workspace } from './use-workspace';

/** What can be done with the version one sees, within reach of a thumb. */
export function PhoneBar({ workspace }: { workspace: Workspace }) {
  const { thread, shown, saving, review, factCheck, editing, isBusy, setDialog } = workspace;
  const { version, text, versions } = shown;
  const isOff = !version;
  return (
    <div role="group" aria-label="Actions" className="mb-2.5 flex">
      <SaveButton saving={saving} look="phone" disabled={isOff} />
      <ReviewButton review={review} version={version} look="phone" />
      <FactCheckButton factCheck={factCheck} look="phone" disabled={isOff} />
      <CopyEmail
        text={text}
        appId={thread.appId}
        threadId={thread.id}
        generationId={saving.savedId}
        look="phone"
        disabled={isOff}
      />
      <Menu
        side="top"
        trigger={
          <ActionButton look="phone" label="More" disabled={isOff} icon={<Ellipsis className="size-4" aria-hidden />} />
        }
      >
        <MenuItem disabled={isBusy} onSelect={() => version && editing.begin(version)}>
          Edit
        </MenuItem>
        <MenuItem disabled={versions.length < 2} onSelect={() => setDialog('compare')}>
          Compare versions
        </MenuItem>
        <MenuItem onSelect={() => setDialog('feedback')}>Report Feedback</MenuItem>
        <MenuLabel>Download</MenuLabel>
        <DownloadItems read={() => ({ text })} />
      </Menu>
    </div>
  );
}
