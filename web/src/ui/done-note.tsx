import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says beside a button what it did. Screen readers are told by `announce`. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex animate-fade-in items-center gap-1.5 text-sm text-good">
      <CircleCheck className="size-4 shrink-0" aria-hidden />
      {children}
    </p>
  );
}
