import type { GenerationResponse } from '@copydesk/contracts';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { SidePanel } from '@/ui/side-panel';
import { Skeleton } from '@/ui/skeleton';

const PickerList = lazyComponent(() => import('./picker-list'));

interface GenerationPickerProps {
  toolName: (appId: number) => string;
  /** What opens it. */
  action?: string;
  /** What becomes of the one that is chosen. */
  use?: string;
  onPick: (generation: GenerationResponse) => void;
}

/** Opens the emails that the user saved before, to go on from one of them. */
export function GenerationPicker(props: GenerationPickerProps) {
  const { toolName, action = 'Use a previous generation', use = 'One becomes the winner copy.', onPick } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <SidePanel
          title="Your previous generations"
          description={`Saved emails of more than 100 characters. ${use}`}
          onClose={() => setOpen(false)}
        >
          <Suspense fallback={<Skeleton className="h-24" />}>
            <PickerList
              toolName={toolName}
              onPick={(generation) => {
                setOpen(false);
                onPick(generation);
              }}
            />
          </Suspense>
        </SidePanel>
      )}
    </>
  );
}
