import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CONTROL_STYLE } from './control-style';

/** A choice of the browser's own, with an arrow that keeps its distance from the edge. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative min-w-0">
      <select
        className={classNames(CONTROL_STYLE, 'appearance-none truncate pr-9', className ?? 'h-10 max-md:h-11')}
        {...rest}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
      />
    </span>
  );
}
