import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { askedPalette } from '@/lib/signals';
import { lazyComponent } from '@/lib/lazy-component';
import { Kbd } from '@/ui/kbd';

const Palette = lazyComponent(() => import('./palette/palette'));

/** Opens the palette, as Ctrl or ⌘ with K does on every page; it is fetched the first time. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const takeKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => was || document.querySelector('[data-holds-page]') === null);
    };
    document.addEventListener('keydown', takeKey);
    const leave = askedPalette.listen(() => setOpen(true));
    return () => {
      document.removeEventListener('keydown', takeKey);
      leave();
    };
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex h-9 max-md:h-11 items-center gap-2 rounded-md text-muted transition-colors duration-150 hover:text-text max-lg:w-9 max-md:w-11 max-lg:justify-center lg:border lg:border-line lg:bg-surface lg:px-2.5 barred:border-transparent barred:bg-transparent"
      >
        <Search className="size-4" aria-hidden />
        <span className="text-sm max-lg:hidden barred:hidden">Search</span>
        <span className="max-lg:hidden barred:hidden">
          <Kbd>{IS_APPLE ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
