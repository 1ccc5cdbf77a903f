import type { InboxItem } from '@copydesk/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIsWide } from '@/lib/use-is-wide';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';
import { LoadFailure } from '@/ui/load-failure';
import { SidePanel } from '@/ui/side-panel';
import { Skeleton } from '@/ui/skeleton';
import { toastFailure } from '@/ui/toast/toast-store';
import { InboxEntry } from './inbox-entry';
import { useInbox } from './queries';
import { useMarking } from './use-marking';

interface InboxPanelProps {
  onWrite: (item: InboxItem) => void;
  /** Told of the page that something leads to. */
  onGo: (to: string) => void;
  onClose: () => void;
}

/** What the user is told of: to be read, opened and written about, also by keyboard alone. */
export default function InboxPanel({ onWrite, onGo, onClose }: InboxPanelProps) {
  const inbox = useInbox();
  const marking = useMarking();
  const items = inbox.data?.items ?? [];
  const isWide = useIsWide();
  const unread = items.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const hasItems = items.length > 0;
  useEffect(() => {
    if (hasItems) list.current?.querySelector<HTMLElement>('[data-inbox-item]')?.focus({ preventScroll: true });
  }, [hasItems]);
  const mark = (ids: string[], read: boolean) =>
    marking.mutate(
      { ids, read },
      { onError: () => toastFailure('The inbox was not changed', 'Please try again in a moment.') },
    );
  const leaveFor = (item: InboxItem, act: () => void) => {
    if (!item.isRead) mark([item.id], true);
    act();
  };
  return (
    <SidePanel
      title="Inbox"
      description={unread.length > 0 ? `${unread.length} unread` : undefined}
      onClose={onClose}
      aside={
        unread.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => mark(unread, true)}>
            Mark all as read
          </Button>
        )
      }
      footer={
        hasItems &&
        isWide && (
          <p className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <KeyHint name="↑ ↓">go</KeyHint>
            <KeyHint name="Enter">open</KeyHint>
            <KeyHint name="W">write about it</KeyHint>
            <KeyHint name="R">read or unread</KeyHint>
          </p>
        )
      }
    >
      {inbox.isPending ? (
        <div role="status" aria-label="Loading your inbox" className="flex flex-col gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : inbox.isError && !inbox.data ? (
        <LoadFailure onRetry={inbox.refetch}>Your inbox could not be loaded. Nothing in it is lost.</LoadFailure>
      ) : !hasItems ? (
        <p className="text-muted">
          Nothing yet. Follow a company, and its new filings appear here. So does word of a saved email whose source has
          changed.
        </p>
      ) : (
        <ul ref={list} aria-label="Inbox" className="-m-2 flex flex-col gap-0.5" onKeyDown={stepByArrow}>
          {items.map((item) => (
            <InboxEntry
              key={item.id}
              item={item}
              onMark={(read) => mark([item.id], read)}
              onWrite={() => leaveFor(item, () => onWrite(item))}
              onGo={(to) => leaveFor(item, () => onGo(to))}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function KeyHint({ name, children }: { name: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Kbd>{name}</Kbd> {children}
    </span>
  );
}

/** Up and down go from one to the next. */
function stepByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-inbox-item]')];
  const at = entries.findIndex((entry) => entry.closest('li')?.contains(document.activeElement) === true);
  const next = entries[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
