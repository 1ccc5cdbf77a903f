import { FileText, List, type LucideIcon, Mail, Megaphone, Share2 } from 'lucide-react';
import { classNames } from '@/ui/class-names';

interface Look {
  Icon: LucideIcon;
  tint: string;
}

/** By the icon that the row of a tool names. */
const LOOKS: ReadonlyMap<string | null, Look> = new Map([
  ['mail', { Icon: Mail, tint: 'bg-accent-soft text-accent' }],
  ['megaphone', { Icon: Megaphone, tint: 'bg-click-soft text-click' }],
  ['file-text', { Icon: FileText, tint: 'bg-kick-soft text-kick' }],
  ['share-2', { Icon: Share2, tint: 'bg-intrigue-soft text-intrigue' }],
  ['list', { Icon: List, tint: 'bg-disrupt-soft text-disrupt' }],
]);
const OTHER: Look = { Icon: FileText, tint: 'bg-lifted text-accent' };

export function ToolMark({ icon }: { icon: string | null }) {
  const { Icon, tint } = LOOKS.get(icon) ?? OTHER;
  return (
    <span aria-hidden className={classNames('grid size-9 shrink-0 place-items-center rounded-md', tint)}>
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
