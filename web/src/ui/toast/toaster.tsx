import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonStyle } from '../button-style';
import { classNames } from '../class-names';
import { dismissToast, useToastStore } from './toast-store';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

/**
 * The one place where toasts appear; F8 goes there. On wide screens it is the middle of the header, where there is no
 * button: a toast at the foot stood on the form's own button while it was shown.
 */
export function Toaster() {
  const current = useToastStore((state) => state.current);
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {current && (
        <Toast.Root
          key={current.id}
          onOpenChange={(open) => !open && dismissToast(current.id)}
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-lg border bg-raised p-4 pr-2.5 shadow-float lg:items-center lg:py-1.5 data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-swiped data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive' ? 'border-bad/45' : 'border-line-strong',
          )}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title
              className={classNames('font-medium', current.variant === 'destructive' ? 'text-bad' : 'text-text')}
            >
              {current.title}
            </Toast.Title>
            {current.description && (
              <Toast.Description className="mt-0.5 text-sm break-words text-muted lg:mt-0">
                {current.description}
              </Toast.Description>
            )}
          </div>
          {current.action && (
            <Toast.Action
              altText={current.action.label}
              onClick={current.action.onSelect}
              className={buttonStyle('plain', 'small')}
            >
              {current.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label="Close" className={buttonStyle('quiet', 'icon', '-my-1.5 lg:my-0')}>
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="fixed z-50 flex w-full flex-col gap-2 p-4 outline-none max-lg:top-14 max-lg:right-0 md:max-w-[420px] lg:top-0 lg:left-1/2 lg:-translate-x-1/2 lg:p-1" />
    </Toast.Provider>
  );
}
