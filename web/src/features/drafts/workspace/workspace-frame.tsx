import type { ReactNode, RefObject } from 'react';
import { useToldSize } from '@/lib/use-told-size';

interface WorkspaceFrameProps {
  top?: ReactNode;
  children: ReactNode;
  scroller?: RefObject<HTMLDivElement | null>;
  /** Hovers over the end of the text. */
  floating?: ReactNode;
  /** Where a change is asked for; missing while there is nothing to change. */
  bottom?: ReactNode;
  /** Stands beside the text and scrolls by itself. */
  panel?: ReactNode;
}

/**
 * Under its bar the text scrolls, and the composer sticks to the end of what one sees: wide in a pane, else with the page.
 * What stands beside the text takes the place of the left pane where there is no room for three. Every panel is as wide as
 * the next, so that the lines of the text stay where they are.
 */
export function WorkspaceFrame({ top, children, scroller, floating, bottom, panel }: WorkspaceFrameProps) {
  return (
    <section aria-label="Email workspace" className="flex min-w-0 flex-1 flex-col lg:h-full lg:min-h-0">
      <h2 className="sr-only">Email workspace</h2>
      {top}
      <div className="flex min-w-0 flex-1 lg:min-h-0 lg:max-xl:has-[>[data-panel]]:grid lg:max-xl:has-[>[data-panel]]:grid-cols-[22rem_minmax(0,1fr)] xl:has-[>[data-panel]]:grid xl:has-[>[data-panel]]:grid-cols-[minmax(0,1fr)_clamp(21rem,100%_-_44rem,40rem)]">
        <div
          ref={scroller}
          role="group"
          aria-label="Conversation"
          tabIndex={0}
          className="flex min-w-0 flex-1 flex-col focus-visible:-outline-offset-2 lg:overflow-y-auto"
        >
          <div className="flex grow shrink-0 flex-col">{children}</div>
          {bottom && <Foot floating={floating}>{bottom}</Foot>}
        </div>
        {panel}
      </div>
    </section>
  );
}

/** Sticks to the end of what one sees, and says how high it is: on a phone the tools for selected words lie over it. */
function Foot({ floating, children }: { floating: ReactNode; children: ReactNode }) {
  const foot = useToldSize('--foot', 'offsetHeight');
  return (
    <div
      ref={foot}
      className="relative z-10 border-t border-line bg-surface px-3 tall:sticky tall:bottom-0 tall:max-lg:bottom-(--below) pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:border-none md:bg-page md:px-4 md:pt-2.5 md:pb-3.5 md:before:pointer-events-none md:before:absolute md:before:inset-x-0 md:before:bottom-full md:before:h-8 md:before:bg-linear-to-t md:before:from-page"
    >
      {floating && (
        <div className="pointer-events-none absolute inset-x-0 bottom-full mb-4 flex justify-center px-4 *:pointer-events-auto">
          {floating}
        </div>
      )}
      {children}
    </div>
  );
}
