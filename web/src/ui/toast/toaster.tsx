import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonStyle } from '../button-style';
import { classNames } from '../class-names';
import { dismissToast, useToastStore } from './toast-store';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

/**
 * The one place where toasts appear; F8 goes there. Where one writes it is the header, on a wide screen its left part, since the
 * bar of a draft may stand in the rest; it makes way for who goes there by keyboard. Elsewhere a phone has it at its foot.
 */
export function Toaster() {
  const { current } = useToastStore();
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {current && (
        <Toast.Root
          key={current.id}
          onOpenChange={(open) => !open && dismissToast(current.id)}
          className={classNames(
            'pointer-events-auto flex items-center gap-3 rounded-lg border bg-raised py-1.5 pr-1.5 pl-3.5 shadow-float data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-swiped data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive' ? 'border-bad/45' : 'border-line-strong',
          )}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
            <div className="min-w-44 flex-1 text-sm">
              <Toast.Title
                className={classNames('font-medium', current.variant === 'destructive' ? 'text-bad' : 'text-text')}
              >
                {current.title}
              </Toast.Title>
              {current.description && (
                <Toast.Description className="break-words text-muted">{current.description}</Toast.Description>
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
          </div>
          <Toast.Close aria-label="Close" className={buttonStyle('quiet', 'icon')}>
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport data-toasts className="fixed z-50 flex flex-col outline-none md:max-w-[420px]" />
    </Toast.Provider>
  );
}
