import type { ReviewResponse } from '@copydesk/contracts';
import { Check } from 'lucide-react';

interface ImprovementListProps {
  review: ReviewResponse;
  /** The places in the list that are to be applied. */
  chosen: ReadonlySet<number>;
  onToggle: (place: number) => void;
}

/** What could be better, each with the line it means; one chooses which to apply. */
export function ImprovementList({ review, chosen, onToggle }: ImprovementListProps) {
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
