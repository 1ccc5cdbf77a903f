import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useIsPhone } from '@/lib/use-is-wide';
import { classNames } from '@/ui/class-names';

/** What led to the version below it: on a phone in two lines at most, which unfold, since the email comes first. */
export function AskedFor({ request, answer }: { request: string; answer: string | null }) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-7 flex flex-col gap-2.5 max-md:-mt-3 max-md:mb-1">
      {isPhone && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 text-left text-sm text-muted"
        >
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 break-words">
            <span className="text-accent">{request}</span>
            {answer !== null && ` · ${answer}`}
          </span>
          <ChevronDown className={classNames('size-4 shrink-0 text-faint', isOpen && 'rotate-180')} aria-hidden />
        </button>
      )}
      {(!isPhone || isOpen) && (
        <>
          <RequestBubble text={request} />
          {answer !== null && <AnswerBubble text={answer} />}
        </>
      )}
    </div>
  );
}

/** What the user asked for, as said. A long text is folded to its beginning. */
export function RequestBubble({ text, label = 'You' }: { text: string; label?: string }) {
  return (
    <div className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2">
      <p className="text-xs text-muted select-none">{label}</p>
      <p
        dir="auto"
        data-message-text
        tabIndex={mayScroll(text) ? 0 : undefined}
        className="max-h-32 overflow-y-auto break-words whitespace-pre-wrap"
      >
        {text}
      </p>
    </div>
  );
}

/** Whether it may be higher than it is shown: the keyboard scrolls what it can come to. */
const mayScroll = (text: string) => text.length > 120 || text.split('\n').length > 3;

/** What the assistant said. */
export function AnswerBubble({ text }: { text: string }) {
  return (
    <div data-answer className="max-w-[85%] self-start rounded-lg rounded-bl-sm border border-line px-3.5 py-2">
      <p className="text-xs text-muted select-none">Assistant</p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
