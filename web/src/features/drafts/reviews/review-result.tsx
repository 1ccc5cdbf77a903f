import type { ReviewResponse } from '@copydesk/contracts';
import { classNames } from '@/ui/class-names';
import { RunText } from '../runs/run-text';
import { CriterionScores } from './criterion-scores';
import { ImprovementList } from './improvement-list';
import { toneOfScore } from './tone-of-score';

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
