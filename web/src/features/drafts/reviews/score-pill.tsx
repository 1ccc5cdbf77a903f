import { classNames } from '@/ui/class-names';
import { toneOfScore } from './tone-of-score';

const TONES = {
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/35 bg-warn-soft text-warn',
  bad: 'border-bad/35 bg-bad-soft text-bad',
};

/** The score of the version one sees; it opens the review. */
export function ScorePill({ score, onOpen }: { score: number; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'relative inline-flex h-6 items-center rounded-full border px-2.5 text-xs font-medium whitespace-nowrap tabular-nums after:absolute after:-inset-2',
        TONES[toneOfScore(score)],
      )}
    >
      Score {score}
      <span className="sr-only"> of 10: open the review</span>
    </button>
  );
}
