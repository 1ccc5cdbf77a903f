import { Download } from 'lucide-react';
import { Menu } from '@/ui/menu';
import { ActionButton } from '../components/action-button';
import { DownloadItems } from './download-items';

export function DownloadMenu({ text, disabled }: { text: string; disabled: boolean }) {
  return (
    <Menu
      trigger={
        <ActionButton
          look="icon"
          label="Download"
          disabled={disabled}
          icon={<Download className="size-4" aria-hidden />}
        />
      }
    >
      <DownloadItems text={text} />
    </Menu>
  );
}
