import { Check, ListTodo } from 'lucide-react';
import { classNames } from '@/ui/class-names';
import { countLeft } from './open-items';

interface ReadyPillProps {
  left: number;
  /** Whether the list stands beside the draft. */
  isOpen: boolean;
  onToggle: () => void;
}

/** How much is left to do before the draft can be sent; opens the list of it. */
export function ReadyPill({ left, isOpen, onToggle }: ReadyPillProps) {
  const Icon = left === 0 ? Check : ListTodo;
  return (
    <button
      type="button"
      aria-label={`Ready to send: ${countLeft(left)}`}
      aria-expanded={isOpen}
      title="Ready to send"
      onClick={onToggle}
      className={classNames(
        'relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs max-lg:px-2 font-medium whitespace-nowrap tabular-nums after:absolute after:-inset-2.5 hover:brightness-125',
        left === 0 ? 'border-good/30 bg-good-soft text-good' : 'border-warn/35 bg-warn-soft text-warn',
      )}
    >
      <Icon className="size-3.5" aria-hidden />
      <span className={classNames(left > 0 && 'max-lg:hidden')}>{left === 0 ? 'Ready' : countLeft(left)}</span>
      {left > 0 && <span className="lg:hidden">{left}</span>}
    </button>
  );
}
