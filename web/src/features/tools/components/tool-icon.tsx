import { FileText, Mail, Megaphone, Share2, type LucideIcon } from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  mail: Mail,
  'share-2': Share2,
  megaphone: Megaphone,
  'file-text': FileText,
};

export function ToolIcon({ name }: { name: string | null }) {
  const Icon = ICONS[name ?? ''] ?? FileText;
  return (
    <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-md bg-lifted text-accent">
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
