import type { ReviewResponse } from '@copydesk/contracts';
import { classNames } from '@/ui/class-names';
import { toneOfScore } from './scores';
import { STALE_STYLE } from './stale-check';

const TONES = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' };
const BARS = { good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' };

interface ReviewScoreProps {
  review: ReviewResponse;
  /** True where the draft has changed since. */
  isStale: boolean;
}

/** The score of each criterion as a bar and as a number, and what held the score down. */
export function ReviewScore({ review: { criteria, caps = [] }, isStale }: ReviewScoreProps) {
  return (
    <div className={classNames('flex flex-col gap-3', isStale && STALE_STYLE)}>
      <ul aria-label="Score of each criterion" className="grid min-w-0 grid-cols-1 gap-1">
        {criteria.map(({ criterion, score: own }) => (
          <li key={criterion} className="flex items-center gap-2.5 text-sm">
            <span className="w-21 shrink-0 capitalize">{criterion}</span>
            <span aria-hidden className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-lifted">
              <span
                style={{ width: `${own * 10}%` }}
                className={classNames('block h-full rounded-full', BARS[toneOfScore(own)])}
              />
            </span>
            <span className="w-5 shrink-0 text-right tabular-nums">{own}</span>
          </li>
        ))}
      </ul>
      {caps.length > 0 && (
        <ul aria-label="Why the score is not higher" className="flex flex-col gap-1 text-sm text-warn">
          {caps.map(({ reason }) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ScoreNumberProps {
  score: number;
  /** True where the draft has changed since. */
  isStale: boolean;
}

export function ScoreNumber({ score, isStale }: ScoreNumberProps) {
  return (
    <p className={classNames('flex shrink-0 items-baseline gap-1.5', isStale && STALE_STYLE)}>
      <span className="sr-only">Score: </span>
      <span className={classNames('font-serif text-[2rem] leading-none tabular-nums', TONES[toneOfScore(score)])}>
        {score}
      </span>{' '}
      <span className="text-sm text-muted">of 10</span>
    </p>
  );
}
