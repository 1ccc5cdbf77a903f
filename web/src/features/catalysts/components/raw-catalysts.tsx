import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { ChosenCatalyst } from '../chosen-catalysts';
import type { ListedCatalyst } from '../catalyst-search';
import { useRawCatalysts } from '../use-raw-catalysts';
import { CatalystList } from './catalyst-list';

interface RawCatalystsProps {
  chosen: ChosenCatalyst[];
  onChoose: (catalyst: ListedCatalyst) => void;
}

/** The newest market catalysts, to choose from. */
export function RawCatalysts({ chosen, onChoose }: RawCatalystsProps) {
  const { catalysts, isFetching, fetchCatalysts } = useRawCatalysts();
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await fetchCatalysts());
  const label = catalysts ? `View Catalysts (${catalysts.length})` : 'Get Catalysts';
  return (
    <>
      <Button size="small" disabled={isFetching} onClick={() => void open()}>
        {isFetching ? 'Getting catalysts...' : label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Market catalysts"
        description="The newest first. What you choose is added to the brief, and its source is kept with the email."
        footer={
          <Button variant="main" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {catalysts?.length ? (
          <div className="-mx-2.5">
            <CatalystList catalysts={catalysts} chosen={chosen} onChoose={onChoose} />
          </div>
        ) : (
          <p className="text-muted">There is no market news yet. Type your own catalyst, or go on without one.</p>
        )}
      </Dialog>
    </>
  );
}
