import type { ComponentProps } from 'react';
import { classNames } from '@/ui/class-names';

interface CardActionProps extends ComponentProps<'button'> {
  tone?: 'accent';
}

/** What can be done with a note, as a word. */
export function CardAction({ tone, ...rest }: CardActionProps) {
  return (
    <button
      type="button"
      className={classNames(
        'h-8 shrink-0 rounded-md px-1.5 text-sm font-medium transition-colors duration-150 hover:bg-raised disabled:text-faint max-md:h-11 max-md:px-2.5',
        tone === 'accent' ? 'text-accent' : 'text-muted hover:text-text',
      )}
      {...rest}
    />
  );
}
