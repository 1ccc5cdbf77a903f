import { appTypeOf, TOOLS, type AdminFeedbackResponse, type FeedbackSession, type Tool } from '@copydesk/contracts';
import { httpUrl } from '@copydesk/text';
import { type ReactNode, useId } from 'react';
import { formatDateTime, formatLongDate } from '@/lib/format-date';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { SourceLink } from '@/ui/source-link';
import { RatingBadge } from './rating-badge';

interface FeedbackDialogProps {
  feedback: AdminFeedbackResponse;
  onClose: () => void;
}

/** A feedback with all of the work that it is about, as far as it came along. */
export function FeedbackDialog({ feedback, onClose }: FeedbackDialogProps) {
  const { username, appType, rating, feedbackText, createdAt, sessionData } = feedback;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`Feedback of ${username}`}
      description={`${appTypeName(appType)} · ${formatLongDate(createdAt)}`}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-2.5">
          <RatingBadge rating={rating} />
          <p dir="auto" className="text-lg break-words whitespace-pre-line">
            {feedbackText ?? <span className="text-muted">A rating without words.</span>}
          </p>
        </div>
        {sessionData ? (
          <SessionParts session={sessionData} />
        ) : (
          <p className="rounded-md border border-line bg-raised p-3.5 text-muted">
            This feedback came without the work that it is about.
          </p>
        )}
      </div>
    </Dialog>
  );
}

const TEXT = 'break-words whitespace-pre-wrap';
const BOX = 'rounded-md border border-line bg-raised p-3.5';

/** All of a session: what was asked, what was written, how it was changed, and the news that went with it. */
function SessionParts({ session }: { session: FeedbackSession }) {
  const { totalInteractions, generatedContent, originalPrompt, userInputs, refinements, catalysts } = session;
  const inputs = Object.entries(userInputs);
  return (
    <>
      <SessionPart title="Total interactions" isEmpty={false}>
        <p className="tabular-nums">{totalInteractions.toLocaleString('en-US')}</p>
      </SessionPart>
      <SessionPart title="Generated content" isEmpty={!generatedContent}>
        <div dir="auto" className={`${BOX} font-serif text-lg`}>
          <FormattedText text={generatedContent ?? ''} />
        </div>
      </SessionPart>
      <SessionPart title="Original prompt" isEmpty={!originalPrompt}>
        <p dir="auto" className={TEXT}>
          {originalPrompt}
        </p>
      </SessionPart>
      <SessionPart title="User inputs" isEmpty={inputs.length === 0}>
        <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)]">
          {inputs.map(([field, value]) => (
            <div key={field} className="contents">
              <dt className="text-muted">{formatField(field)}</dt>
              <dd dir="auto" className={TEXT}>
                {formatValue(value) ?? <span className="text-muted">Empty</span>}
              </dd>
            </div>
          ))}
        </dl>
      </SessionPart>
      <SessionPart title="Refinements" isEmpty={refinements.length === 0}>
        <ol className="flex flex-col gap-3">
          {refinements.map(({ userInput, aiResponse, timestamp }, index) => (
            <li key={index} className={BOX}>
              <p dir="auto" className={`font-medium ${TEXT}`}>
                {userInput}
              </p>
              {timestamp && (
                <time dateTime={timestamp} className="text-xs text-muted">
                  {formatDateTime(timestamp)}
                </time>
              )}
              <p dir="auto" className={`mt-2 text-muted ${TEXT}`}>
                {aiResponse}
              </p>
            </li>
          ))}
        </ol>
      </SessionPart>
      <SessionPart title="Catalysts" isEmpty={catalysts.length === 0}>
        <ul className="flex flex-col gap-3">
          {catalysts.map(formatCatalyst).map(({ title, text, url }, index) => (
            <li key={index} dir="auto" className={`${BOX} ${TEXT}`}>
              {title && <p className="font-medium">{title}</p>}
              {text && <p className="text-muted">{text}</p>}
              {url && <SourceLink href={url}>Source</SourceLink>}
            </li>
          ))}
        </ul>
      </SessionPart>
    </>
  );
}

interface SessionPartProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** One part of the work; it says so where nothing of it came along. */
function SessionPart({ title, isEmpty, children }: SessionPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1.5 text-sm font-medium text-muted">
        {title}
      </h3>
      {isEmpty ? <p className="text-muted">None</p> : children}
    </section>
  );
}

/** What the tool of a feedback is called; a type that is not known stands as it is. */
export function appTypeName(appType: string): string {
  const tool: Tool | undefined = TOOLS.find(({ name }) => appTypeOf(name) === appType);
  return tool ? (tool.shortTitle ?? tool.title) : appType;
}

/** The name of a form's field in words: 'toneStyle' -> 'Tone style'. */
export function formatField(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? field : words[0]?.toUpperCase() + words.slice(1);
}

/** Anything that a browser may have sent, as text; null where it says nothing. */
export function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

interface SaidCatalyst {
  title: string | null;
  text: string | null;
  url: string | null;
}

/** A catalyst as it was sent along: a text, or an object that may have a title, a text and a link. */
export function formatCatalyst(catalyst: unknown): SaidCatalyst {
  if (typeof catalyst !== 'object' || catalyst === null) return { title: null, text: formatValue(catalyst), url: null };
  const { title, text, url } = catalyst as Record<string, unknown>;
  const said = [title, text].map((value) => (typeof value === 'string' && value !== '' ? value : null));
  const [saidTitle = null, saidText = null] = said;
  if (saidTitle === null && saidText === null) return { title: null, text: formatValue(catalyst), url: null };
  return { title: saidTitle, text: saidText, url: typeof url === 'string' ? httpUrl(url) : null };
}
