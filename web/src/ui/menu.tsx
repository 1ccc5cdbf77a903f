import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useIsWide } from '@/lib/use-is-wide';
import { classNames } from './class-names';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  side?: 'top' | 'bottom';
  /** May keep the focus from going back to the trigger. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

// Fades in while it is open only: Radix would wait for the end of it before it takes away a menu that is closed at once,
// and what waits swallows the next click.
const CONTENT =
  'z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-72 min-w-52 overflow-y-auto rounded-lg border border-line-strong bg-raised p-1.5 shadow-float data-[state=open]:animate-fade-in';
const ITEM =
  'flex items-center gap-2.5 rounded-md px-2.5 py-2 max-md:min-h-11 outline-none data-disabled:text-faint data-highlighted:bg-lifted data-highlighted:text-text data-[state=open]:bg-lifted data-[state=open]:text-text';

/** Not modal: Radix would put a style element into the page to hold it still, which the policy refuses. */
export function Menu({ trigger, side = 'bottom', onCloseAutoFocus, children }: MenuProps) {
  const [opener, container] = usePlace();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={opener}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          side={side}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          className={CONTENT}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** In the part of the page that what opens it belongs to: who goes from one to the next finds it there. */
function usePlace() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const place = opener?.closest<HTMLElement>('main, [role=dialog]') ?? opener?.closest('header');
  return [setOpener, place] as const;
}

interface MenuItemProps {
  icon?: ReactNode;
  disabled?: boolean;
  /** For what cannot be taken back. */
  tone?: 'bad';
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, disabled, tone, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(ITEM, tone ? 'text-bad data-highlighted:text-bad' : 'text-muted')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps {
  icon?: ReactNode;
  isChosen: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One of several entries of which some are chosen. */
export function MenuChoice({ icon, isChosen, onSelect, children }: MenuChoiceProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isChosen}
      onSelect={onSelect}
      className={classNames(ITEM, isChosen ? 'text-text' : 'text-muted')}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Check aria-hidden className={classNames('size-4 shrink-0 text-accent', !isChosen && 'invisible')} />
    </DropdownMenu.CheckboxItem>
  );
}

interface SubMenuProps {
  icon?: ReactNode;
  label: string;
  children: ReactNode;
}

/** An entry that opens a menu beside it; where there is no room beside it, its entries stand under it. */
export function SubMenu({ icon, label, children }: SubMenuProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const [opener, container] = usePlace();
  if (!isWide) {
    const toggle = (event: Event) => {
      event.preventDefault();
      setOpen(!isOpen);
    };
    return (
      <>
        <DropdownMenu.Item aria-expanded={isOpen} onSelect={toggle} className={classNames(ITEM, 'text-muted')}>
          {icon}
          {label}
          <ChevronRight className={classNames('ml-auto size-4 text-faint', isOpen && 'rotate-90')} aria-hidden />
        </DropdownMenu.Item>
        {isOpen && (
          <DropdownMenu.Group aria-label={label} className="ml-4.5 border-l border-line pl-2">
            {children}
          </DropdownMenu.Group>
        )}
      </>
    );
  }
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger ref={opener} className={classNames(ITEM, 'text-muted')}>
        {icon}
        {label}
        <ChevronRight className="ml-auto size-4 text-faint" aria-hidden />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.SubContent sideOffset={6} collisionPadding={12} className={CONTENT}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-muted">{children}</DropdownMenu.Label>;
}

export function MenuRule() {
  return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
