import { readLinkAddress } from '@copydesk/text';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '@/ui/button';

interface LinkFormProps {
  /** Empty where there is no link yet. */
  address: string;
  /** Told an address, null to remove the link, or nothing where all stays as it is. */
  onEnd: (href?: string | null) => void;
}

/** The address that the selected words lead to. */
export function LinkForm({ address, onEnd }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readLinkAddress(typed);
    if ('href' in read) onEnd(read.href);
    else setProblem(read.problem);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEnd();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={takeKey} className="flex flex-col gap-1">
      <div className="flex items-center gap-1 max-md:flex-wrap">
        <input
          autoFocus
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label="Address of the link"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'link-problem'}
          placeholder="https://…, mailto:… or {{cta_url}}"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
          className="h-8 w-72 min-w-0 bg-transparent px-2 outline-none placeholder:text-faint max-md:h-11 max-md:flex-1 max-md:basis-full max-md:text-lg"
        />
        <Button type="submit" size="small">
          {address === '' ? 'Add link' : 'Save'}
        </Button>
        {address !== '' && (
          <Button size="small" variant="quiet" onClick={() => onEnd(null)}>
            Remove link
          </Button>
        )}
      </div>
      {problem !== null && (
        <p id="link-problem" role="alert" className="max-w-96 px-2 pb-1 text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}
