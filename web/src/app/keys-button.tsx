import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Kbd } from '@/ui/kbd';

const KeysList = lazyComponent(() => import('./keys-list'));

/** `?` lists the keys, unless one is typing; the list is fetched the first time. */
export function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const takeKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (event.key !== '?' || isTyping || document.querySelector('[data-holds-page]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', takeKey);
    return () => document.removeEventListener('keydown', takeKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        data-command
        onClick={() => setOpen(true)}
        className="grid size-8 place-items-center rounded-md max-md:hidden"
      >
        <Kbd>?</Kbd>
      </button>
      {isOpen && (
        <Suspense>
          <KeysList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
