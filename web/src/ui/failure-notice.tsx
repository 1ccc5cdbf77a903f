import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailureNoticeProps {
  title: string;
  /** Why, what is safe, and the way on. */
  children: ReactNode;
}

/** Something that was asked for did not come about. */
export function FailureNotice({ title, children }: FailureNoticeProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg border border-bad/35 bg-bad-soft p-4">
      <p className="flex items-center gap-2 font-medium text-bad">
        <CircleAlert className="size-4.5 shrink-0" aria-hidden />
        {title}
      </p>
      {children}
    </div>
  );
}
