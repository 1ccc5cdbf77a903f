import { useId, useState } from 'react';
import { FormattedText } from '@/ui/formatted-text';
import { classNames } from '@/ui/class-names';

/** A longer one is folded to its beginning. */
const SHORT = 160;

/** What a review or a check says in words. */
export function RunText({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(text.length <= SHORT);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1 text-sm">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <div className={classNames('text-pretty text-muted', !isOpen && 'line-clamp-3 *:contents')}>
        <FormattedText text={text} />
      </div>
      {!isOpen && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="self-start rounded-sm font-medium text-accent hover:underline max-md:min-h-11"
        >
          Read all of it
        </button>
      )}
    </section>
  );
}
