import { Pill } from '@/ui/pill';

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

const GREEN_FROM = 8;
const YELLOW_FROM = 6;

/** How a rating from 0 to 10 is colored: green at 8 or more, yellow at 6 or more, red below. */
export function ratingTone(rating: number): 'good' | 'warn' | 'bad' {
  if (rating >= GREEN_FROM) return 'good';
  return rating >= YELLOW_FROM ? 'warn' : 'bad';
}
