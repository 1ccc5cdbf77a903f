import { httpUrl } from '@copydesk/text';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SourceLink } from '@/ui/source-link';
import type { ListedCatalyst } from '../catalyst-search';
import type { ChosenCatalyst } from '../chosen-catalysts';
import { previewCatalyst } from '../preview-catalyst';

const SHOWN_AT_FIRST = 3;

interface CatalystListProps {
  catalysts: ListedCatalyst[];
  chosen: ChosenCatalyst[];
  /** Whether news was published too long before or after what is written from. */
  isFar?: (catalyst: ListedCatalyst) => boolean;
  onChoose: (catalyst: ListedCatalyst) => void;
}

/** The first three catalysts, and the others when they are asked for. */
export function CatalystList({ catalysts, chosen, isFar = () => false, onChoose }: CatalystListProps) {
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

function CatalystOption({ catalyst, isBackground, isChosen, onChoose }: CatalystOptionProps) {
  const { text, relevance, sector, reason, angle, source, url, publishedAt, isSample } = catalyst;
  const preview = previewCatalyst(text);
  const hasRelevance = relevance !== null;
  return (
    <div
      className={classNames(
        'rounded-md text-sm text-muted transition-colors duration-150',
        isChosen ? 'bg-accent-soft' : 'hover:bg-raised',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex w-full gap-3 rounded-md px-2.5 pt-2 pb-1 text-left focus-visible:-outline-offset-2"
      >
        {hasRelevance && (isSample ? <SampleMark /> : <Relevance value={relevance} />)}
        <span className="min-w-0 flex-1">
          <span className={classNames('break-words', preview.isCut && "after:content-['…']")}>
            <span className="font-medium text-text">{preview.lead}</span>
            {preview.rest}
          </span>
          {reason && <span className="mt-1 block break-words">Why it fits: {reason}</span>}
          {isChosen && angle && <span className="mt-1 block break-words">{angle}</span>}
        </span>
        {isChosen && <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />}
      </button>
      <p
        className={classNames(
          'flex flex-wrap items-baseline gap-x-2 gap-y-0.5 px-2.5 pb-2 text-xs break-words',
          hasRelevance && (isSample ? 'pl-18.5' : 'pl-16.5'),
        )}
      >
        {isSample && !hasRelevance && <SampleMark />}
        <span>{sector}</span>
        {source && <SourceLink href={httpUrl(url)}>{source}</SourceLink>}
        {!source && httpUrl(url) && <SourceLink href={httpUrl(url)}>Source</SourceLink>}
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
        {isBackground && <span className="text-warn">Too far from your document to be a reason to write now</span>}
      </p>
    </div>
  );
}

/** A sample shows the way: how well it fits is not said. */
function SampleMark() {
  return (
    <span className="h-fit w-13 shrink-0 rounded-sm border border-warn/35 text-center text-xs text-warn">Sample</span>
  );
}

/** How well a catalyst fits, from 0 to 1, as a figure and a bar. */
function Relevance({ value }: { value: number }) {
  const percent = Math.round(value * 100);
  return (
    <span className="w-11 shrink-0 pt-px">
      <span className="block font-medium text-accent tabular-nums">{percent}%</span>
      <span aria-hidden className="mt-1 block h-0.75 overflow-hidden rounded-full bg-lifted">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
