import { LIMITS } from '@copydesk/contracts';
import { LoaderCircle, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { classNames } from './class-names';
import { CONTROL_STYLE } from './control-style';

const WAIT_MS = 250;

interface SearchBoxProps {
  /** What is searched for. */
  q: string;
  isReading: boolean;
  placeholder: string;
  onSearch: (q: string) => void;
}

/** Searches when one stops typing. What is typed stays, whatever becomes of the search. */
export function SearchBox({ q, isReading, placeholder, onSearch }: SearchBoxProps) {
  const errorId = useId();
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Somebody went back, or cleared the search.
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const isTooLong = typed.trim().length > LIMITS.searchMax;
  const search = useEffectEvent(() => {
    setSent(typed);
    onSearch(typed);
  });

  useEffect(() => {
    if (typed === sent || isTooLong) return;
    const timer = setTimeout(() => search(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, isTooLong]);

  const Icon = isReading ? LoaderCircle : Search;
  return (
    <div className="min-w-0 flex-1 basis-64 max-sm:basis-full">
      <div className="relative">
        <Icon
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint',
            isReading && 'motion-safe:animate-spin',
          )}
        />
        <input
          type="search"
          aria-label="Search"
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? errorId : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={classNames(CONTROL_STYLE, 'h-9.5 max-md:h-11 pl-9.5')}
        />
      </div>
      {isTooLong && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-bad">
          Search for at most {LIMITS.searchMax} characters
        </p>
      )}
    </div>
  );
}
