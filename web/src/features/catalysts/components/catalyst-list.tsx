import { useState } from 'react';
import { Button } from '@/ui/button';
import type { ListedCatalyst } from '../catalyst-search';
import type { ChosenCatalyst } from '../chosen-catalysts';
import { CatalystOption } from './catalyst-option';

const SHOWN_AT_FIRST = 3;

interface CatalystListProps {
  catalysts: ListedCatalyst[];
  chosen: ChosenCatalyst[];
  onChoose: (catalyst: ListedCatalyst) => void;
}

/** The first three catalysts, and the others when they are asked for. */
export function CatalystList({ catalysts, chosen, onChoose }: CatalystListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? catalysts : catalysts.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="flex flex-col gap-1">
      <ul className="flex flex-col gap-0.5">
        {shown.map((catalyst) => (
          <li key={catalyst.id}>
            <CatalystOption
              catalyst={catalyst}
              isChosen={chosen.some(({ id }) => id === catalyst.id)}
              onChoose={() => onChoose(catalyst)}
            />
          </li>
        ))}
      </ul>
      {catalysts.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'Show All'}
        </Button>
      )}
    </div>
  );
}
