import type { ThreadResponse } from '@copydesk/contracts';
import { Composer } from '@/features/drafts/conversation/composer';
import { RequestBubble } from '@/features/drafts/conversation/request-bubble';
import { useComposer } from '@/features/drafts/conversation/use-composer';
import type { CurrentDraft } from '@/features/drafts/thread/current-draft';
import { useRefine } from '@/features/drafts/thread/mutations';
import { versionsOf } from '@/features/drafts/thread/versions';
import { Card } from '@/ui/card';

interface ChatPanelProps {
  thread: ThreadResponse;
  draft: CurrentDraft | null;
  isBusy: boolean;
}

/** Where specific improvements are asked for. Each answer is the next version, and takes the place of the result. */
export function ChatPanel({ thread, draft, isBusy }: ChatPanelProps) {
  const refine = useRefine(thread.id, 'chat');
  const composer = useComposer(thread.id, draft, refine);
  const asked = versionsOf(thread).filter(({ request }) => request !== null);
  return (
    <Card aria-labelledby="coach-chat" className="flex flex-col gap-3 p-4">
      <div>
        <h2 id="coach-chat" className="font-semibold">
          Chat with RodChief
        </h2>
        <p className="text-sm text-muted">Ask for specific improvements. Each answer replaces the text above.</p>
      </div>
      {asked.length > 0 && (
        <ol aria-label="Improvements asked for" className="flex flex-col gap-2">
          {asked.map(({ id, request, text }) => (
            <li key={id} className="flex flex-col gap-1">
              <RequestBubble text={request ?? ''} />
              <p className="text-xs text-faint">
                RodChief wrote {text.length.toLocaleString('en-US')} characters for it.
              </p>
            </li>
          ))}
        </ol>
      )}
      <Composer composer={composer} isBusy={isBusy || refine.isPending} />
    </Card>
  );
}
