import { Download } from 'lucide-react';
import { DownloadItems } from '@/ui/download-items';
import { Menu } from '@/ui/menu';
import { ActionButton } from './action-button';

export function DownloadMenu({ text, disabled }: { text: string; disabled: boolean }) {
  return (
    <Menu trigger={<ActionButton look="icon" label="Download" disabled={disabled} Icon={Download} />}>
      <DownloadItems read={() => ({ text })} />
    </Menu>
  );
}
