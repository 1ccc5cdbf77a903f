import { httpUrl } from '@copydesk/text';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { SourceLink } from '@/ui/source-link';
import type { ListedCatalyst } from '../catalyst-search';
import type { ChosenCatalyst } from '../chosen-catalysts';
import { previewCatalyst } from '../describe-catalyst';

const SHOWN_AT_FIRST = 3;

interface CatalystListProps {
  catalysts: ListedCatalyst[];
  chosen: ChosenCatalyst[];
  /** Whether news was published too long before or after what is written from. */
  isFar?: (catalyst: ListedCatalyst) => boolean;
  onChoose: (catalyst: ListedCatalyst) => void;
}

/** The first three catalysts, and the others when they are asked for. */
export default function CatalystList({ catalysts, chosen, isFar = () => false, onChoose }: CatalystListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? catalysts : catalysts.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="flex flex-col gap-1">
      <ul className="flex flex-col gap-0.5">
        {shown.map((catalyst) => (
          <li key={catalyst.id}>
            <CatalystOption
              catalyst={catalyst}
              isBackground={isFar(catalyst)}
              isChosen={chosen.some(({ id }) => id === catalyst.id)}
              onChoose={() => onChoose(catalyst)}
            />
          </li>
        ))}
      </ul>
      {catalysts.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'Show All'}
        </Button>
      )}
    </div>
  );
}

interface CatalystOptionProps {
  catalyst: ListedCatalyst;
  /** It was published too long before or after what is written from. */
  isBackground: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One line, to be chosen, with its date below; opened, it says why it fits and when it happened. How well a sample fits is not said. */
function CatalystOption({ catalyst, isBackground, isChosen, onChoose }: CatalystOptionProps) {
  const { text, title, relevance, isSample, publishedAt } = catalyst;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const preview = previewCatalyst(text);
  return (
    <div
      className={classNames(
        'rounded-md text-sm text-muted transition-colors duration-150',
        isChosen ? 'bg-accent-soft' : 'hover:bg-raised',
      )}
    >
      <div className="flex items-start">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex min-h-9 min-w-0 flex-1 items-start gap-2.5 rounded-md py-2 pl-2.5 text-left focus-visible:-outline-offset-2 max-md:min-h-11"
        >
          <span className="min-w-0 flex-1">
            <span
              className={classNames(
                'block',
                isOpen ? classNames('break-words', preview.isCut && "after:content-['…']") : 'truncate',
              )}
            >
              <span className="font-medium text-text">{preview.lead}</span>
              {preview.rest}
            </span>
            {(isSample || relevance !== undefined || (publishedAt && !isOpen)) && (
              <span className="flex items-baseline gap-2 text-xs">
                {isSample ? (
                  <span className="text-warn">Sample</span>
                ) : (
                  relevance !== undefined && <Relevance value={relevance} />
                )}
                {publishedAt && !isOpen && (
                  <time dateTime={publishedAt} className={isBackground ? 'text-warn' : 'text-faint'}>
                    {formatDate(publishedAt)}
                  </time>
                )}
              </span>
            )}
          </span>
          {isChosen && <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />}
        </button>
        <button
          type="button"
          aria-label={`About ${title}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={buttonStyle('quiet', 'icon')}
        >
          <ChevronDown
            className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
            aria-hidden
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-1 px-2.5 pb-2.5 break-words">
        {isBackground && <p className="text-warn">Its date is too far from your document.</p>}
        <CatalystDetails catalyst={catalyst} />
      </div>
    </div>
  );
}

/** What is known of a catalyst: why it fits, what it changes, and how an email may open with it. */
export function CatalystDetails({ catalyst }: { catalyst: ListedCatalyst }) {
  const { sector, impact, angle, reason, source, url, publishedAt } = catalyst;
  return (
    <>
      <Said name="Why it fits">{reason}</Said>
      <Said name="Impact">{impact}</Said>
      <Said name="Angle">{angle}</Said>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-faint">
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
        <span>{sector}</span>
        {source && <SourceLink href={httpUrl(url)}>{source}</SourceLink>}
        {!source && httpUrl(url) && <SourceLink href={httpUrl(url)}>Source</SourceLink>}
      </p>
    </>
  );
}

function Said({ name, children }: { name: string; children: string | null }) {
  if (!children) return null;
  return (
    <p>
      <span className="font-medium text-text">{name}: </span>
      {children}
    </p>
  );
}

/** How well a catalyst fits, from 0 to 1. */
function Relevance({ value }: { value: number }) {
  return <span className="font-medium text-accent tabular-nums">{Math.round(value * 100)}%</span>;
}
