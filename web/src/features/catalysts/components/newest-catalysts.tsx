import type { RawCatalystResponse } from '@copydesk/contracts';
import { newsWindow } from '@copydesk/figures';
import { useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { SidePanel } from '@/ui/side-panel';
import { SearchBox } from '@/ui/search-box';
import type { ListedCatalyst } from '../catalyst-search';
import type { ChosenCatalyst } from '../chosen-catalysts';
import { isFar, matching, wordsOf } from '../describe-catalyst';
import CatalystList from './catalyst-list';

interface NewestCatalystsProps {
  newest: RawCatalystResponse[];
  chosen: ChosenCatalyst[];
  /** The text of the document that is written from. */
  text: string | null;
  onChoose: (catalyst: ListedCatalyst) => void;
  onClose: () => void;
}

/** The newest market news in a panel, to choose from. */
export default function NewestCatalysts({ onClose, ...list }: NewestCatalystsProps) {
  return (
    <SidePanel
      title="Market catalysts"
      description="Newest first. What you choose is added to the brief."
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {list.newest.length > 0 ? (
        <NewsList {...list} />
      ) : (
        <p className="text-muted">There is no market news yet. Type your own catalyst, or continue without one.</p>
      )}
    </SidePanel>
  );
}

/** Searched and narrowed to a sector. What is far from the document goes along as background. */
function NewsList({ newest, chosen, text, onChoose }: Omit<NewestCatalystsProps, 'onClose'>) {
  const [typed, setTyped] = useState('');
  const [sector, setSector] = useState<string | null>(null);
  const near = useMemo(() => (text === null ? null : newsWindow(text)), [text]);
  const sectors = [...new Set(newest.map((catalyst) => catalyst.sector))].toSorted();
  const shown = matching(newest, typed, sector);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox q={typed} isReading={false} placeholder="Search market news" onSearch={setTyped} />
        {sectors.length > 1 && (
          <Select
            aria-label="Sector"
            value={sector ?? ''}
            onChange={(event) => setSector(event.target.value || null)}
            className="h-9.5 max-w-48 max-md:h-11"
          >
            <option value="">All sectors</option>
            {sectors.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </div>
      {shown.length > 0 ? (
        <div className="-mx-2.5">
          <CatalystList
            catalysts={shown}
            chosen={chosen}
            isFar={(catalyst) => isFar(catalyst, near)}
            onChoose={(catalyst) => onChoose({ ...catalyst, text: wordsOf(catalyst, near) })}
          />
        </div>
      ) : (
        <p className="text-muted">No market news matches. Try other words or all sectors.</p>
      )}
    </div>
  );
}
