import { draftToPlainBody, titleOf } from '@copydesk/text';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/ui/class-names';
import { describeOrigin, type Turn, type Version } from '../thread/versions';
import { AnswerBubble, RequestBubble } from './request-bubble';

interface ConversationProps {
  turns: Turn[];
  /** Score by message, where a version has one. */
  scores: Map<string, number>;
  shownId: string | null;
  summarized: boolean;
  onShow: (number: number) => void;
  /** What else can be done here. */
  children: ReactNode;
}

/** What was said so far, folded away until somebody wants it: the email is what matters. */
export function Conversation({ turns, scores, shownId, summarized, onShow, children }: ConversationProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="border-b border-line pb-3">
      <div className="flex min-h-9 items-center gap-1">
        <h2 className="mr-auto text-sm font-medium text-muted">Email Chat Interface</h2>
        {children}
        {turns.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 flex h-9 items-center gap-1.5 rounded-md px-2 text-sm text-muted transition-colors duration-150 hover:text-text"
          >
            {isOpen ? 'Hide conversation' : 'Show conversation'}
            <span className="text-faint tabular-nums">{turns.length}</span>
            <ChevronDown
              aria-hidden
              className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {summarized && (
        <p className="text-sm text-faint">
          This is a long conversation: earlier messages are summarized for the model. All of them are kept here.
        </p>
      )}
      {isOpen && (
        <ol
          id={listId}
          tabIndex={0}
          aria-label="Messages"
          className="mt-2 flex max-h-[600px] animate-fade-in flex-col gap-2.5 overflow-y-auto rounded-lg border border-line bg-surface p-3"
        >
          {turns.map((turn) => (
            <li key={turn.kind === 'version' ? turn.version.id : turn.id} className="flex flex-col gap-2.5">
              {turn.kind === 'request' && <RequestBubble text={turn.text} label={turn.isBrief ? 'Brief' : 'You'} />}
              {turn.kind === 'answer' && <AnswerBubble text={turn.text} />}
              {turn.kind === 'version' && (
                <>
                  {turn.version.note !== null && <AnswerBubble text={turn.version.note} />}
                  <VersionTurn
                    version={turn.version}
                    score={scores.get(turn.version.id) ?? null}
                    isShown={turn.version.id === shownId}
                    onShow={() => onShow(turn.version.number)}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface VersionTurnProps {
  version: Version;
  score: number | null;
  isShown: boolean;
  onShow: () => void;
}

const SHOWN = 600;
const TITLE_MAX = 120;

/** A version in the conversation: enough to know it by, and the way to it. */
function VersionTurn({ version, score, isShown, onShow }: VersionTurnProps) {
  const { number, text } = version;
  const beginning = text.slice(0, SHOWN);
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={onShow}
      className={classNames(
        'max-w-[85%] self-start rounded-lg rounded-bl-sm border px-3.5 py-2 text-left transition-colors duration-150 hover:bg-raised',
        isShown ? 'border-accent/45' : 'border-line',
      )}
    >
      <span className="block text-xs text-muted tabular-nums">
        Version {number} · {describeOrigin(version)} · {text.length.toLocaleString('en-US')} characters
        {score !== null && ` · Score ${score}`}
      </span>
      <span dir="auto" className="mt-0.5 line-clamp-1 font-serif text-lg break-words">
        {titleOf(beginning, TITLE_MAX)}
      </span>
      <span dir="auto" className="line-clamp-1 break-words text-muted">
        {draftToPlainBody(beginning)}
      </span>
    </button>
  );
}
