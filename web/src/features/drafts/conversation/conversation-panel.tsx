import { countCharacters, draftToPlainBody, titleOf } from '@copydesk/text';
import { useLayoutEffect, useRef } from 'react';
import { Bookmark, Copy, Ellipsis, Flag, type LucideIcon, SearchCheck, Sparkles } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Menu, MenuItem } from '@/ui/menu';
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
  acts: VersionActs;
  onClose: () => void;
}

/** What can be done with each version, where it stands in the conversation. */
type VersionActs = Record<'onSave' | 'onReview' | 'onReport' | 'onFactCheck' | 'onCopy', (version: Version) => void>;

/** What was said so far, beside the email that it led to. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { turns, scores, shownId, summarized, onShow, acts, onClose } = props;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // What was said last is read first.
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [turns.length]);
  return (
    <Panel title="Email Chat Interface" scrollsInside onClose={onClose}>
      <div className="flex h-full flex-col">
        {summarized && (
          <p className="mb-3 text-sm text-faint">
            This is a long conversation: earlier messages are summarized for the model. All of them are kept here.
          </p>
        )}
        <ol
          ref={list}
          tabIndex={0}
          aria-label="Messages"
          className="flex max-h-[600px] min-h-0 flex-col gap-2.5 overflow-y-auto overscroll-contain pr-3"
        >
          {turns.map((turn) => (
            <li key={turn.kind === 'version' ? turn.version.id : turn.id} className="flex flex-col gap-2.5">
              {turn.kind === 'request' && <RequestBubble {...turn} label={turn.isBrief ? 'Brief' : 'You'} />}
              {turn.kind === 'answer' && <AnswerBubble text={turn.text} />}
              {turn.kind === 'version' && (
                <>
                  {turn.version.note !== null && <AnswerBubble text={turn.version.note} />}
                  <VersionTurn
                    version={turn.version}
                    score={scores.get(turn.version.id) ?? null}
                    isShown={turn.version.id === shownId}
                    onShow={() => onShow(turn.version.number)}
                    acts={acts}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

interface VersionTurnProps {
  version: Version;
  score: number | null;
  isShown: boolean;
  onShow: () => void;
  acts: VersionActs;
}

const SHOWN = 600;
const TITLE_MAX = 120;

/** A version in the conversation: enough to know it by, the way to it, and what can be done with it. */
function VersionTurn({ version, score, isShown, onShow, acts }: VersionTurnProps) {
  const { number, text } = version;
  const beginning = text.slice(0, SHOWN);
  return (
    <div
      className={classNames(
        'flex max-w-[92%] items-start self-start rounded-lg rounded-bl-sm border transition-colors duration-150 hover:bg-raised',
        isShown ? 'border-accent/45' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onShow}
        className="min-w-0 flex-1 rounded-lg py-2 pl-3.5 text-left"
      >
        <span className="block text-xs text-muted tabular-nums">
          Version {number} · {describeOrigin(version)} · {countCharacters(text).toLocaleString('en-US')} characters
          {score !== null && ` · Score ${score}`}
        </span>
        <span dir="auto" className="mt-0.5 line-clamp-1 font-serif text-lg break-words">
          {titleOf(beginning, TITLE_MAX)}
        </span>
        <span dir="auto" className="line-clamp-1 break-words text-muted">
          {draftToPlainBody(beginning)}
        </span>
      </button>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`What to do with version ${number}`}
            className={classNames(buttonStyle('quiet', 'icon'), 'm-0.5 shrink-0')}
          >
            <Ellipsis className="size-4" aria-hidden />
          </button>
        }
      >
        {ACTS.map(({ act, label, Icon }) => (
          <MenuItem key={act} icon={<Icon className="size-4" aria-hidden />} onSelect={() => acts[act](version)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

const ACTS: { act: keyof VersionActs; label: string; Icon: LucideIcon }[] = [
  { act: 'onSave', label: 'Save to My Generations', Icon: Bookmark },
  { act: 'onReview', label: 'Expert Review', Icon: Sparkles },
  { act: 'onReport', label: 'Report Feedback', Icon: Flag },
  { act: 'onFactCheck', label: 'Fact Check', Icon: SearchCheck },
  { act: 'onCopy', label: 'Copy', Icon: Copy },
];
