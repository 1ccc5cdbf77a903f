import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useRef, type ReactNode } from 'react';
import { buttonStyle } from './button-style';
import { classNames } from './class-names';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  footer?: ReactNode;
  /** `wide` is for texts that are long: they can be scrolled by keyboard. */
  size?: 'medium' | 'wide';
  /** False for one that is there as soon as its page is: what fades in is read later. */
  comesIn?: boolean;
  /** Takes the focus afterwards, where what had it before is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

const SIZES = {
  medium: 'md:max-w-lg',
  wide: 'md:max-w-3xl',
};

/**
 * Traps and returns focus; Escape closes. On a phone it comes from below. The backdrop is our own: Radix's puts a style
 * element into the page, which the content security policy refuses.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'medium', comesIn = true, returnTo } = props;
  const opener = useRef<Element | null>(null);
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement;
    focusItself(event);
  };
  // Where a notification came meanwhile, Radix has Escape close that one alone.
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onOpenChange(false);
  };
  // Radix gives it back to a trigger alone; ours are opened by what is on the page.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const isThere =
      opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body;
    const target = isThere ? opener.current : returnTo?.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div
          className={classNames(
            'fixed inset-x-0 top-0 bottom-(--below) z-40 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] bg-page/75 max-md:items-end md:place-items-center md:p-4',
            comesIn && 'animate-fade-in',
          )}
        >
          <RadixDialog.Content
            data-holds-page
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={returnFocus}
            onKeyDown={takeKey}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'flex max-h-[min(88%,50rem)] w-full flex-col rounded-lg border border-line-strong bg-surface shadow-float outline-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
              comesIn && 'animate-rise-in',
              SIZES[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
              <div className="min-w-0">
                <RadixDialog.Title dir="auto" className="text-lg font-semibold break-words">
                  {title}
                </RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="mt-0.5 text-sm break-words text-muted">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close aria-label="Close" className={buttonStyle('quiet', 'icon', '-mt-1 -mr-2')}>
                <X className="size-4" aria-hidden />
              </RadixDialog.Close>
            </div>
            <div tabIndex={size === 'wide' ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 max-md:pb-[max(0.875rem,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Not the first control: that is the close button, and nobody opened a dialog in order to close it. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
