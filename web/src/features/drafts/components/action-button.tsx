import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

/** On a wide screen a button in the bar, or its icon alone; on a phone an icon over a word. */
export type ActionLook = 'bar' | 'icon' | 'phone';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look: ActionLook;
  icon: ReactNode;
  /** Its whole name; a short one may stand on it. */
  label: string;
  children?: string;
}

export function ActionButton({ look, icon, label, children, ...rest }: ActionButtonProps) {
  const words = children ?? label;
  if (look === 'icon') {
    return (
      <button type="button" aria-label={label} title={label} className={buttonStyle('quiet', 'icon')} {...rest}>
        {icon}
      </button>
    );
  }
  if (look === 'phone') {
    return (
      <button
        type="button"
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
    <Button size="small" aria-label={label} {...rest}>
      {icon}
      {words}
    </Button>
  );
}
