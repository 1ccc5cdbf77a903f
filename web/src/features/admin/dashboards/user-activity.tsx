import { ADMIN, type UserEvent } from '@copydesk/contracts';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { CopyButton } from './copy-button';
import { contentOf, cut } from './say-event';

interface UserActivityProps {
  events: UserEvent[];
  /** Shows a text whole. */
  onView: (content: string) => void;
}

export function UserActivity({ events, onView }: UserActivityProps) {
  if (events.length === 0) return <p className="mt-2 text-muted">No recent activity</p>;
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => {
        const content = event.content ?? contentOf(event.metadata);
        return (
          <li key={event.id} className="flex flex-col items-start gap-2 py-3">
            <p className="flex w-full flex-wrap gap-x-3">
              <span className="min-w-0 break-all">{event.actionType}</span>
              {event.appName && <span className="text-muted">{event.appName}</span>}
              <time dateTime={event.createdAt} className="ml-auto text-sm text-muted tabular-nums">
                {formatMoment(event.createdAt)}
              </time>
            </p>
            {content !== null && (
              <>
                <p dir="auto" className="font-serif text-lg break-words whitespace-pre-wrap">
                  {cut(content, ADMIN.userPreview)}
                </p>
                <div className="flex gap-2">
                  <Button size="small" onClick={() => onView(content)}>
                    View
                  </Button>
                  <CopyButton text={content}>Copy</CopyButton>
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
