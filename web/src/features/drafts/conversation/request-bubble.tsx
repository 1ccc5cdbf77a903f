import type { DraftRequest } from '../thread/versions';

/** Suggestions of a review in one line; null for words that were typed. */
function titleOf({ suggestions }: DraftRequest, isApplied: boolean): string | null {
  if (!suggestions) return null;
  const { length } = suggestions;
  return `${isApplied ? 'Applied' : 'Apply'} ${length} ${length === 1 ? 'suggestion' : 'suggestions'}`;
}

interface RequestBubbleProps {
  request: DraftRequest;
  label?: string;
  /** True where a version came of it. */
  isApplied: boolean;
}

/** What the user asked for: words as they were said, or suggestions of a review. What is long is folded to its beginning. */
export function RequestBubble({ request, label = 'You', isApplied }: RequestBubbleProps) {
  const { text, suggestions } = request;
  if (suggestions) {
    return (
      <div className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2">
        <p className="text-xs text-muted select-none">{label}</p>
        <p>{titleOf(request, isApplied)}</p>
        <ul
          aria-label="Suggestions"
          data-message-text
          tabIndex={mayScroll(suggestions.join('\n')) ? 0 : undefined}
          className="mt-1 max-h-32 list-disc overflow-y-auto pl-4 text-sm break-words text-muted"
        >
          {suggestions.map((suggestion, place) => (
            <li key={place} dir="auto">
              {suggestion}
            </li>
          ))}
        </ul>
      </div>
    );
  }
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
    <div className="max-w-[85%] self-start rounded-lg rounded-bl-sm border border-line px-3.5 py-2">
      <p className="text-xs text-muted select-none">Assistant</p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
