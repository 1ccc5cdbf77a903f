import { FileText } from 'lucide-react';

interface FoldedBriefProps {
  description: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The brief in one line, on a phone. */
export function FoldedBrief({ description, isOpen, onToggle }: FoldedBriefProps) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line px-4 py-2 lg:hidden">
      <FileText className="size-4 shrink-0 text-faint" aria-hidden />
      <p className="min-w-0 flex-1 truncate text-muted">{description}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="brief"
        onClick={onToggle}
        className="-mr-2 h-9 px-2 font-medium text-accent"
      >
        {isOpen ? 'Close brief' : 'Edit brief'}
      </button>
    </div>
  );
}
