import { useId } from 'react';
import { FormattedText } from '@/ui/formatted-text';

/** What a review or a check says in words. */
export function RunText({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      <div className="max-w-[68ch] text-pretty text-muted">
        <FormattedText text={text} />
      </div>
    </section>
  );
}
