import type { ReviewResponse } from '@copydesk/contracts';
import { classNames } from '@/ui/class-names';
import { toneOfScore } from './tone-of-score';

const BARS = { good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' };

/** The score of each criterion, as a bar and as a number. */
export function CriterionScores({ criteria }: Pick<ReviewResponse, 'criteria'>) {
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
