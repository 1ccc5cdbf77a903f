import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';

interface DraftNoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands in the place of an email that is not there. */
export function DraftNotice({ title, text, children }: DraftNoticeProps) {
  return (
    <div className="m-auto flex max-w-[42ch] flex-col items-center gap-2 px-6 py-16 text-center">
      <p className="font-serif text-[1.625rem] leading-tight tracking-[-0.01em] text-balance">{title}</p>
      <p className="text-muted">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}

/** The shape of an email, in its final place. */
export function DraftSkeleton() {
  return (
    <div role="status" aria-label="Loading the email" className="flex flex-col gap-3">
      <Skeleton className="mb-1 h-4 w-16" />
      <Skeleton className="h-8 w-11/12" />
      <Skeleton className="mb-5 h-8 w-2/3" />
      <Skeleton className="mb-4 h-5 w-28" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mb-4 h-5 w-3/4" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-5/6" />
    </div>
  );
}
