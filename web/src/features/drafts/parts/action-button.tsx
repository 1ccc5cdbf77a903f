import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';

/** On a wide screen a button in the bar, from 1280 px on with its word, or its icon alone; on a phone an icon over a word. */
export type ActionLook = 'bar' | 'icon' | 'phone';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look: ActionLook;
  /** True for the one main action of a screen. */
  isMain?: boolean;
  /** True for a word that is there however narrow the bar is. */
  keepsWord?: boolean;
  Icon: LucideIcon;
  /** True while what it began goes on. */
  isRunning?: boolean;
  /** True while what it did holds. */
  isDone?: boolean;
  /** How many things are behind it; shown on an icon. */
  count?: number;
  /** Its whole name; a short one may stand on it. */
  label: string;
  children?: string;
}

/** Something that can be done with a draft; the palette offers it by its name too. */
export function ActionButton(props: ActionButtonProps) {
  const {
    look,
    isMain = false,
    keepsWord = false,
    className,
    Icon,
    isRunning = false,
    isDone = false,
    label,
    count,
    children,
    ...rest
  } = props;
  const words = children ?? label;
  const icon = isRunning ? (
    <LoaderCircle className="size-4 text-accent motion-safe:animate-spin" aria-hidden />
  ) : (
    <Icon className={classNames('size-4', isDone && 'text-good')} aria-hidden />
  );
  if (look === 'icon') {
    return (
      <button
        type="button"
        data-command
        aria-label={label}
        title={label}
        className={buttonStyle('quiet', 'icon', 'relative')}
        {...rest}
      >
        {icon}
        {count !== undefined && (
          <span className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-accent px-1 text-[0.6875rem] leading-4 font-semibold text-ink tabular-nums">
            {count}
          </span>
        )}
      </button>
    );
  }
  if (look === 'phone') {
    return (
      <button
        type="button"
        data-command
        aria-label={label}
        className="flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-md text-xs text-muted transition-colors duration-150 disabled:text-faint"
        {...rest}
      >
        {icon}
        <span className="max-w-full truncate">{words}</span>
      </button>
    );
  }
  return (
    <Button
      size="small"
      data-command
      variant={isMain ? 'main' : 'plain'}
      aria-label={label}
      title={label}
      className={classNames('lg:px-2.5', className)}
      {...rest}
    >
      {icon}
      <span className={classNames(!keepsWord && 'max-xl:sr-only')}>{words}</span>
    </Button>
  );
}
