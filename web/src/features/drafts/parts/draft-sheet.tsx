import type { ReactNode, RefObject } from 'react';

interface DraftSheetProps {
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/** What a draft lies on: a lighter sheet of the width that reads well, on a phone the page itself. */
export function DraftSheet({ children, ref }: DraftSheetProps) {
  return (
    <div className="flex flex-1 flex-col md:px-4 md:pt-4">
      <div
        ref={ref}
        className="mx-auto w-full max-w-[42rem] flex-1 px-4 pt-4 pb-20 **:scroll-mt-28 **:scroll-mb-56 max-lg:max-w-[41rem] md:rounded-lg md:border md:border-line md:bg-surface md:px-9 md:pt-7 lg:px-12 lg:pt-8 lg:**:scroll-mt-4"
      >
        {children}
      </div>
    </div>
  );
}
