import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Announcement } from '@/ui/announcement';
import { announceDraft } from '../announce-draft';
import type { CurrentDraft } from '../current-draft';
import { useStickToEnd } from '../use-stick-to-end';
import { DraftEnding } from './draft-ending';
import { DraftText } from './draft-text';
import { WritingPill } from './writing-pill';

interface EmailChatProps {
  threadId: string;
  draft: CurrentDraft | null;
  reachable: boolean;
  /** What can be done with the email once it is there. */
  actions: ReactNode;
  onGenerateAgain: () => void;
  /** Stands in the place of the email while there is none. */
  children: ReactNode;
}

/** The conversation of a thread: the email is its first message and the hero of the screen. */
export function EmailChat({ threadId, draft, reachable, actions, onGenerateAgain, children }: EmailChatProps) {
  const content = useRef<HTMLElement>(null);
  const isWriting = draft?.state === 'writing';
  useStickToEnd(content, draft?.text ?? '', isWriting);
  return (
    <section aria-labelledby="email-chat-title" className="relative flex min-w-0 flex-1 flex-col lg:h-full lg:min-h-0">
      <div className="contents lg:flex lg:h-13 lg:shrink-0 lg:items-center lg:gap-4 lg:border-b lg:border-line lg:px-6">
        <h2
          id="email-chat-title"
          className="shrink-0 text-sm font-medium text-muted max-lg:order-1 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3"
        >
          Email Chat Interface
        </h2>
        {actions && (
          <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-lg:sticky max-lg:bottom-0 max-lg:order-4 max-lg:flex-none max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-2.5 max-sm:flex-wrap max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
            {actions}
          </div>
        )}
      </div>
      <div
        role="group"
        aria-label="Conversation"
        tabIndex={0}
        className="flex flex-1 flex-col focus-visible:-outline-offset-2 max-lg:order-2 lg:min-h-0 lg:overflow-y-auto"
      >
        {draft ? (
          <article
            ref={content}
            aria-label="Email"
            aria-busy={isWriting}
            className="mx-auto w-full max-w-[42rem] flex-1 px-4 pt-7 pb-24 sm:px-6 lg:pt-9"
          >
            <DraftText text={draft.text} isWriting={isWriting} />
            <DraftEnding threadId={threadId} draft={draft} onGenerateAgain={onGenerateAgain} />
          </article>
        ) : (
          children
        )}
      </div>
      {isWriting && draft.job && (
        <div className="pointer-events-none flex justify-center px-4 *:pointer-events-auto max-lg:sticky max-lg:bottom-4 max-lg:order-3 lg:absolute lg:inset-x-0 lg:bottom-6">
          <WritingPill job={draft.job} reachable={reachable} />
        </div>
      )}
      <Announcement>{announceDraft(draft)}</Announcement>
    </section>
  );
}
