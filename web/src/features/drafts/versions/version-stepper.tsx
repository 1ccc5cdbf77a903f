import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';

interface VersionStepperProps {
  /** The numbers there are, and the one that is seen. */
  shown: { numbers: number[]; number: number; newest: number; show: (number: number) => void };
}

/** Which version one sees, and the way to those before and after it. */
export function VersionStepper({ shown: { numbers, number, newest, show } }: VersionStepperProps) {
  const place = numbers.indexOf(number);
  const step = (by: number) => {
    const wanted = numbers[place + by];
    return {
      type: 'button' as const,
      disabled: wanted === undefined,
      onClick: () => wanted !== undefined && show(wanted),
      className: buttonStyle('quiet', 'icon', 'size-8 max-lg:size-9'),
    };
  };
  return (
    <div role="group" aria-label="Versions" className="flex items-center gap-0.5">
      <button aria-label="Earlier version" {...step(-1)}>
        <ChevronLeft className="size-4" aria-hidden />
      </button>
      <span
        role="status"
        className="inline-flex h-6 items-center rounded-full border border-accent/40 bg-accent-soft px-2.5 text-xs font-medium whitespace-nowrap text-accent tabular-nums"
      >
        {numbers.length > 1 ? `Version ${number} of ${newest}` : `Version ${number}`}
      </span>
      <button aria-label="Later version" {...step(1)}>
        <ChevronRight className="size-4" aria-hidden />
      </button>
    </div>
  );
}
