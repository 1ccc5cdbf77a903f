import { Bell } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInbox } from '@/features/inbox/queries';
import { useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { buttonStyle } from '@/ui/button-style';
import { Announcement } from '@/ui/announcement';

const Inbox = lazyComponent(() => import('./inbox'));

/** Says how much is not read, and opens the inbox, which is fetched the first time. */
export function InboxButton() {
  const isThere = useSession().data != null;
  const unread = useInbox({ enabled: isThere }).data?.unread ?? 0;
  const { pathname, search } = useLocation();
  const place = pathname + search;
  /** Where it was opened: it does not go along to another page. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === place;
  if (!isThere) return null;
  const close = () => {
    setOpenAt(null);
    bell.current?.focus();
  };
  return (
    <>
      <button
        ref={bell}
        type="button"
        data-command
        aria-label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpenAt(place))}
        className={buttonStyle('quiet', 'icon', 'relative')}
      >
        <Bell className="size-4.5" strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-[0.6875rem] leading-4 font-semibold text-ink"
          >
            {unread}
          </span>
        )}
      </button>
      <Announcement>{unread > 0 ? `${unread} unread in your inbox` : ''}</Announcement>
      {isOpen && (
        <Suspense>
          <Inbox onClose={close} onLeave={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
