import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';

/** On a wide screen a button in the bar, where there is room with its word, or its icon alone; on a phone an icon over a word. */
export type ActionLook = 'bar' | 'icon' | 'phone';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look: ActionLook;
  /** True for the one main action of a screen. */
  isMain?: boolean;
  Icon: LucideIcon;
  /** True while what it began goes on. */
  isRunning?: boolean;
  /** True while what it did holds. */
  isDone?: boolean;
  /** Its whole name; a short one may stand on it. */
  label: string;
  children?: string;
}

/** Something that can be done with a draft; the palette offers it by its name too. */
export function ActionButton(props: ActionButtonProps) {
  const { look, isMain = false, Icon, isRunning = false, isDone = false, label, children, ...rest } = props;
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
        className={buttonStyle('quiet', 'icon')}
        {...rest}
      >
        {icon}
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
    <Button size="small" data-command variant={isMain ? 'main' : 'plain'} aria-label={label} title={label} {...rest}>
      {icon}
      <span
        className={classNames(
          !isMain && !isDone && 'lg:max-[90rem]:sr-only min-[90rem]:max-[105rem]:group-data-full/bar:sr-only',
        )}
      >
        {words}
      </span>
    </Button>
  );
}
