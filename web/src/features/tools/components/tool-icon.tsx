import { FileText, Mail, Megaphone, Share2, type LucideIcon } from 'lucide-react';
import { classNames } from '@/ui/class-names';

const ICONS: Record<string, LucideIcon> = {
  mail: Mail,
  'share-2': Share2,
  megaphone: Megaphone,
  'file-text': FileText,
};

export function ToolIcon({ name, isClosed = false }: { name: string | null; isClosed?: boolean }) {
  const Icon = ICONS[name ?? ''] ?? FileText;
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-md',
        isClosed ? 'bg-raised text-faint' : 'bg-lifted text-accent',
      )}
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
