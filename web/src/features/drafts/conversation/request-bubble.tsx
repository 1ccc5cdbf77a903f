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
