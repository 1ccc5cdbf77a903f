import type { InboxItem } from '@copydesk/contracts';
import { FilePlus2, Mail, MailOpen, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { describeChange } from '@/lib/filings/describe-change';
import { partsOfFiling } from '@/lib/filings/describe-filing';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { ChangedValues } from '@/ui/changed-values';
import { classNames } from '@/ui/class-names';

/** So many changed values are told in the list; the email tells them all. */
const VALUES_SHOWN = 2;

interface InboxEntryProps {
  item: InboxItem;
  onMark: (read: boolean) => void;
  onWrite: () => void;
  onGo: (to: string) => void;
}

/** One thing that a user is told, and what to do about it. */
export function InboxEntry({ item, onMark, onWrite, onGo }: InboxEntryProps) {
  const id = useId();
  const { isRead, createdAt } = item;
  const { Icon, title, about, to } = describeItem(item);
  const values = item.kind === 'source-changed' ? item.change.values : [];
  const go = (event: MouseEvent) => {
    // One that is to open in a tab of its own leaves this one as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(to);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'w') onWrite();
    else if (key === 'r') onMark(!isRead);
    else return;
    event.preventDefault();
  };
  const MarkIcon = isRead ? Mail : MailOpen;
  const mark = isRead ? 'Mark as unread' : 'Mark as read';
  return (
    <li className="flex gap-3 rounded-md p-2 focus-within:bg-raised hover:bg-raised" onKeyDown={takeKey}>
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-4.5 shrink-0', isRead ? 'text-faint' : 'text-accent')}
        strokeWidth={1.75}
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <div className="min-w-0">
          <Link
            id={id}
            data-inbox-item
            to={to}
            onClick={go}
            className={classNames(
              'relative block rounded-sm break-words hover:underline max-md:after:absolute max-md:after:-inset-y-3 max-md:after:inset-x-0',
              isRead ? 'text-muted' : 'font-medium',
            )}
          >
            {!isRead && <span className="sr-only">Unread: </span>}
            {title}
          </Link>
          <p className="text-sm break-words text-muted tabular-nums">{about}</p>
        </div>
        {values.length > 0 && <ChangedValues values={values.slice(0, VALUES_SHOWN)} />}
        {values.length > VALUES_SHOWN && (
          <p className="text-sm text-muted">And {values.length - VALUES_SHOWN} more in the email</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" aria-describedby={id} onClick={onWrite}>
            Write about it
          </Button>
          <time dateTime={createdAt} className="text-sm text-faint tabular-nums">
            {formatMoment(createdAt)}
          </time>
        </div>
      </div>
      <button
        type="button"
        aria-label={mark}
        aria-describedby={id}
        title={mark}
        onClick={() => onMark(!isRead)}
        className={buttonStyle('quiet', 'icon')}
      >
        <MarkIcon className="size-4" aria-hidden />
      </button>
    </li>
  );
}

function describeItem(item: InboxItem) {
  if (item.kind === 'new-filing') {
    const { company, filing } = item;
    const title = `${company.name} has filed a new ${filing.form}`;
    return {
      Icon: FilePlus2,
      title,
      about: partsOfFiling(filing).slice(1).join(' · '),
      to: `/companies/${company.cik}`,
    };
  }
  const { title, change, generationId } = item;
  return {
    Icon: TriangleAlert,
    title: `The source of “${title}” has changed`,
    about: describeChange(change),
    to: `/?tab=generations&open=${generationId}`,
  };
}
