import { Ellipsis } from 'lucide-react';
import { DownloadItems } from '@/ui/download-items';
import { Menu, MenuItem, MenuLabel } from '@/ui/menu';
import { ActionButton } from '../parts/action-button';
import { MainActions } from './main-actions';
import type { Workspace } from './use-workspace';

/** What can be done with the version one sees, within reach of a thumb. */
export function PhoneBar({ workspace }: { workspace: Workspace }) {
  const { shown, panels, setReporting, claims } = workspace;
  const { version, text, preheader, versions } = shown;
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
        <MenuItem disabled={versions.length < 2} onSelect={() => panels.open({ kind: 'compare' })}>
          Compare versions
        </MenuItem>
        <MenuItem onSelect={() => setReporting(true)}>Report Feedback</MenuItem>
        <MenuLabel>Download</MenuLabel>
        <DownloadItems read={() => ({ text, preheader })} readSources={claims.readSources} />
      </Menu>
    </div>
  );
}
