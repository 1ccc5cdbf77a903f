import { Suspense, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import type { GenerationPickerProps } from './generation-panel';

/** Fetched when it is first opened. */
export const GenerationPanel = lazyComponent(() => import('./generation-panel'));

interface PickerProps extends GenerationPickerProps {
  /** What opens it. */
  action?: string;
}

/** Opens the emails that the user saved before, to go on from one of them. */
export function GenerationPicker({ action = 'Use a previous generation', ...props }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Suspense fallback={null}>{isOpen && <GenerationPanel {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
