import type { GenerationResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PickerList } from './generation-picker';

interface GenerationPickerProps {
  toolName: (appId: number) => string;
  onPick: (generation: GenerationResponse) => void;
}

/** Opens the emails that the user saved before, to go on from one of them. */
export function GenerationPicker({ toolName, onPick }: GenerationPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Use a previous generation
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="wide"
        title="Your previous generations"
        description="Saved emails of more than 100 characters. The one you choose becomes the winner copy."
      >
        <PickerList
          toolName={toolName}
          onPick={(generation) => {
            setOpen(false);
            onPick(generation);
          }}
        />
      </Dialog>
    </>
  );
}
