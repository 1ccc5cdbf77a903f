import { draftToPlainBody, titleOf } from '@copydesk/text';
import { classNames } from '@/ui/class-names';
import { Panel } from '@/ui/panel';
import { describeOrigin, type Turn, type Version } from '../thread/versions';
import { AnswerBubble, RequestBubble } from './request-bubble';

interface ConversationPanelProps {
  turns: Turn[];
  /** Score by message, where a version has one. */
  scores: Map<string, number>;
  shownId: string | null;
  summarized: boolean;
  onShow: (number: number) => void;
  onClose: () => void;
}

/** What was said so far, beside the email that it led to. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { turns, scores, shownId, summarized, onShow, onClose } = props;
  return (
    <Panel scroll="stays" title="Email Chat Interface" onClose={onClose}>
      {summarized && (
        <p className="mb-3 text-sm text-faint">
          This is a long conversation: earlier messages are summarized for the model. All of them are kept here.
        </p>
      )}
      <ol tabIndex={0} aria-label="Messages" className="flex max-h-[600px] flex-col gap-2.5 overflow-y-auto">
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
    </Panel>
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
