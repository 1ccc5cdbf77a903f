import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';
import { wholeAddress } from '../whole-address';
import { FieldError } from './field-error';

interface PageAddressProps {
  typed: string;
  onType: (typed: string) => void;
  /** Why the last page is not there. */
  error?: string | undefined;
  onAddress: (address: string) => void;
}

/** Where the address of a page is typed or pasted; 'https://' may be left out. */
export function PageAddress({ typed, onType, error, onAddress }: PageAddressProps) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const read = () => {
    const address = wholeAddress(typed);
    setWrong(address === null);
    if (address !== null) onAddress(address);
  };
  const said = isWrong ? 'Please enter a whole web address, such as https://example.com/news' : error;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <input
          type="url"
          aria-label="Address of a page"
          autoFocus={error !== undefined}
          aria-invalid={said !== undefined}
          aria-describedby={id}
          autoComplete="off"
          placeholder="Or paste a web address"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It may stand within a form that does something else.
            event.preventDefault();
            read();
          }}
          className={classNames(CONTROL_STYLE, 'h-10 min-w-0 flex-1 max-md:h-11')}
        />
        <Button className="h-10 shrink-0 max-md:h-11" disabled={typed.trim() === ''} onClick={read}>
          Read
        </Button>
      </div>
      <FieldError id={id}>{said}</FieldError>
    </div>
  );
}
