import type { ReactNode, RefObject } from 'react';

interface WorkspaceFrameProps {
  top?: ReactNode;
  children: ReactNode;
  scroller?: RefObject<HTMLDivElement | null>;
  /** Hovers over the end of the text. */
  floating?: ReactNode;
  /** Where a change is asked for; missing while there is nothing to change. */
  bottom?: ReactNode;
}

/** Wide, the text scrolls between its bar and the composer; on a phone the page does, and the composer sticks. */
export function WorkspaceFrame({ top, children, scroller, floating, bottom }: WorkspaceFrameProps) {
  return (
    <section aria-label="Email workspace" className="flex min-w-0 flex-1 flex-col lg:h-full lg:min-h-0">
      {top}
      <div
        ref={scroller}
        role="group"
        aria-label="Conversation"
        tabIndex={0}
        className="flex flex-1 flex-col focus-visible:-outline-offset-2 lg:min-h-0 lg:overflow-y-auto"
      >
        {children}
      </div>
      {bottom && (
        <div className="relative border-t border-line bg-page px-4 py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:bg-surface max-lg:px-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6 lg:pb-4">
          {floating && (
            <div className="pointer-events-none absolute inset-x-0 bottom-full mb-4 flex justify-center px-4 *:pointer-events-auto">
              {floating}
            </div>
          )}
          {bottom}
        </div>
      )}
    </section>
  );
}
