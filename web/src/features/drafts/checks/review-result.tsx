import type { ReviewResponse } from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { classNames } from '@/ui/class-names';
import type { ImprovementState } from './applied-edits';
import { ImprovementCard } from './improvement-card';
import { RunText } from './run-text';
import { toneOfScore } from './scores';

const TONES = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

interface ReviewResultProps {
  review: ReviewResponse;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  stateAt: (place: number) => ImprovementState;
  /** Null while the draft cannot take a change. */
  onUndo: ((edit: Edit) => void) | null;
}

export function ReviewResult({ review, chosen, onChoose, stateAt, onUndo }: ReviewResultProps) {
  const { score, feedback, criteria, improvements, details, caps = [] } = review;
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
      {caps.length > 0 && (
        <ul
          aria-label="Why the score is not higher"
          className="flex flex-col gap-1 rounded-md border border-warn/30 bg-warn-soft p-3 text-warn"
        >
          {caps.map(({ reason }) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      )}
      <RunText title="Feedback" text={feedback} />
      {improvements.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-semibold">
            Improvements{' '}
            <span className="font-normal text-muted tabular-nums">
              {chosen.size} of {improvements.length} chosen
            </span>
          </legend>
          <ul className="flex flex-col gap-2">
            {improvements.map((improvement, place) => (
              <ImprovementCard
                key={place}
                improvement={details[place] ?? improvement}
                state={stateAt(place)}
                isChosen={chosen.has(place)}
                onToggle={() => toggle(place)}
                onUndo={onUndo}
              />
            ))}
          </ul>
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
