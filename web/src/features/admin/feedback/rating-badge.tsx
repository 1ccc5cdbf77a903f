import { Pill } from '@/ui/pill';
import { ratingTone } from './rating-tone';

export function RatingBadge({ rating }: { rating: number }) {
  return (
    <Pill tone={ratingTone(rating)}>
      <span className="tabular-nums">
        <span className="sr-only">Rating </span>
        {rating} / 10
      </span>
    </Pill>
  );
}
