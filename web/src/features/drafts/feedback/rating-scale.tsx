import { classNames } from '@/ui/class-names';
import { describeRating, RATINGS } from './check-feedback';

interface RatingScaleProps {
  value: number;
  onChange: (rating: number) => void;
}

/** From 1 to 10; what the number means is said in words. */
export function RatingScale({ value, onChange }: RatingScaleProps) {
  const words = describeRating(value);
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-muted">
        Rating
        <span role="status" className={classNames('tabular-nums', words === 'Positive' ? 'text-good' : 'text-warn')}>
          {value} of 10 · {words}
        </span>
      </legend>
      <div className="flex gap-1">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="grid h-10 min-w-0 flex-1 cursor-pointer place-items-center rounded-md border border-line-strong text-muted tabular-nums transition-colors duration-150 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            {rating}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
