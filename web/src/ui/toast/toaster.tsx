import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useToldSize } from '@/lib/use-told-size';
import { Announcement } from '../announcement';
import { buttonStyle } from '../button-style';
import { classNames } from '../class-names';
import { dismissToast, useToastStore } from './toast-store';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

/**
 * Toasts stand in a strip at the foot of the window, which ends above them as it does above a keyboard: the page, its panes
 * and everything that sticks to the foot take their room from `--toasts`. F8 moves the focus here.
 */
export function Toaster() {
  const { current: wanted, announced } = useToastStore();
  const current = useHeldWhilePressed(wanted);
  useEffect(() => {
    // Left there, the same words would go unread the next time.
    const timer = setTimeout(() => useToastStore.setState({ announced: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [announced]);
  const strip = useToldSize('--toasts', 'offsetHeight');
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {current && (
        <Toast.Root
          key={current.id}
          open
          onOpenChange={(open) => !open && dismissToast(current.id)}
          className={classNames(
            'flex items-center gap-3 rounded-lg border bg-raised py-1.5 pr-1.5 pl-3.5 shadow-float data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-swiped data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
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
      <div
        ref={strip}
        data-toasts
        // A modal dialog hides everything but live regions from screen readers. Radix announces the toasts themselves.
        aria-live="off"
        className={classNames(
          'fixed inset-x-0 bottom-(--keyboard) z-50',
          current && 'border-t border-line bg-page px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]',
        )}
      >
        <Toast.Viewport className="mx-auto rounded-lg md:max-w-[420px]" />
      </div>
      <Announcement>{announced}</Announcement>
    </Toast.Provider>
  );
}

/** Nothing moves while a button or a finger is down: the click would miss its target. */
function useHeldWhilePressed<T>(wanted: T): T {
  const [isPressed, setPressed] = useState(false);
  const [held, setHeld] = useState(wanted);
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    addEventListener('pointerdown', () => setPressed(true), options);
    for (const type of ['pointerup', 'pointercancel']) {
      // The click comes right after this.
      addEventListener(type, () => setTimeout(setPressed, 0, false), options);
    }
    return () => end.abort();
  }, []);
  if (!isPressed && held !== wanted) setHeld(wanted);
  return isPressed ? held : wanted;
}
