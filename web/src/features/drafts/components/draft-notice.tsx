import type { ReactNode } from 'react';

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
