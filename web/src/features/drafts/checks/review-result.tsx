import type { ReviewResponse } from '@copydesk/contracts';
import { Check } from 'lucide-react';
import { classNames } from '@/ui/class-names';
import { RunText } from './run-text';
import { toneOfScore } from './scores';

const TONES = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

interface ReviewResultProps {
  review: ReviewResponse;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

export function ReviewResult({ review, chosen, onChoose }: ReviewResultProps) {
  const { score, feedback, criteria, improvements } = review;
  const toggle = (place: number) => {
    const changed = new Set(chosen);
    if (!changed.delete(place)) changed.add(place);
    onChoose(changed);
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-6 max-sm:flex-col max-sm:items-stretch max-sm:gap-4">
        <p className="shrink-0 sm:w-28 sm:text-center">
          <span className="sr-only">Score: </span>
          <span className={classNames('font-serif text-[3.5rem] leading-none tabular-nums', TONES[toneOfScore(score)])}>
            {score}
          </span>
          <span className="text-muted"> of 10</span>
        </p>
        <div className="flex-1">
          <CriterionScores criteria={criteria} />
        </div>
      </div>
      <RunText title="Feedback" text={feedback} />
      {improvements.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-semibold">
            Improvements{' '}
            <span className="font-normal text-muted tabular-nums">
              {chosen.size} of {improvements.length} chosen
            </span>
          </legend>
          <ImprovementList review={review} chosen={chosen} onToggle={toggle} />
        </fieldset>
      )}
    </div>
  );
}

const BARS = { good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' };

/** The score of each criterion, as a bar and as a number. */
function CriterionScores({ criteria }: Pick<ReviewResponse, 'criteria'>) {
  return (
    <ul aria-label="Score of each criterion" className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
      {criteria.map(({ criterion, score }) => (
        <li key={criterion} className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between text-sm">
            <span className="text-muted capitalize">{criterion}</span>
            <span className="tabular-nums">{score}</span>
          </div>
          <span aria-hidden className="h-1 overflow-hidden rounded-full bg-lifted">
            <span
              style={{ width: `${score * 10}%` }}
              className={classNames('block h-full rounded-full', BARS[toneOfScore(score)])}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ImprovementListProps {
  review: ReviewResponse;
  /** The places in the list that are to be applied. */
  chosen: ReadonlySet<number>;
  onToggle: (place: number) => void;
}

/** What could be better, each with the line it means; one chooses which to apply. */
function ImprovementList({ review, chosen, onToggle }: ImprovementListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {review.improvements.map((improvement, place) => {
        const detail = review.details[place];
        return (
          <li key={place}>
            <label className="flex cursor-pointer gap-3 rounded-md border border-line bg-raised p-3 transition-colors duration-150 hover:border-line-strong has-checked:border-accent/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
              <input
                type="checkbox"
                checked={chosen.has(place)}
                onChange={() => onToggle(place)}
                className="peer sr-only"
              />
              <span
                aria-hidden
                className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-sm border border-field-line bg-field text-transparent transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-ink"
              >
                <Check className="size-3.5" strokeWidth={3} />
              </span>
              <span className="min-w-0 flex-1 break-words">
                {detail ? (
                  <>
                    <span className="mb-1 flex items-baseline justify-between gap-3 text-xs text-muted capitalize">
                      {detail.criterion}
                    </span>
                    <q dir="auto" className="line-clamp-3 font-serif text-lg text-muted italic">
                      {detail.line}
                    </q>
                    <span dir="auto" className="mt-1.5 block">
                      {detail.suggestion}
                    </span>
                  </>
                ) : (
                  improvement
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
