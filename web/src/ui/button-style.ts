import { classNames } from './class-names';

export type ButtonVariant = 'main' | 'plain' | 'quiet';
export type ButtonSize = 'medium' | 'small' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  main: 'bg-ivory text-ink hover:bg-white disabled:bg-ivory/55',
  plain: 'border border-line-strong bg-raised text-text hover:bg-lifted disabled:text-faint',
  quiet: 'text-muted hover:bg-raised hover:text-text disabled:text-faint',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'h-9 px-3.5 text-base max-md:h-11',
  // On a phone it is no larger to the eye than it need be, and as large to a finger as the others.
  small: 'relative h-8 px-3 text-sm max-md:after:absolute max-md:after:-inset-1.5',
  icon: 'size-9 justify-center max-md:size-11',
};

/** The look of a button, for buttons and for links that act as one. */
export function buttonStyle(variant: ButtonVariant = 'plain', size: ButtonSize = 'medium', extra?: string): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed',
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}
