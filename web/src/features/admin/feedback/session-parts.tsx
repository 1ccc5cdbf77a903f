import type { FeedbackSession } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { FormattedText } from '@/ui/formatted-text';
import { SourceLink } from '@/ui/source-link';
import { sayCatalyst, sayField, sayValue } from './say-session';
import { SessionPart } from './session-part';

const TEXT = 'break-words whitespace-pre-wrap';
const BOX = 'rounded-md border border-line bg-raised p-3.5';

/** All of a session: what was asked, what was written, how it was changed, and the news that went with it. */
export function SessionParts({ session }: { session: FeedbackSession }) {
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
              <dt className="text-muted">{sayField(field)}</dt>
              <dd dir="auto" className={TEXT}>
                {sayValue(value) ?? <span className="text-muted">Empty</span>}
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
          {catalysts.map(sayCatalyst).map(({ title, text, url }, index) => (
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
