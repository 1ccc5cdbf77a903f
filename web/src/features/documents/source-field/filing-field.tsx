import type { Company } from '@copydesk/contracts';
import { LoaderCircle, Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { nameOfFiling } from '@/lib/filings/describe-filing';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';
import { FieldError } from './field-error';
import type { SourceFieldProps } from './source-field';
import { wholeAddress } from '../whole-address';
import { SuggestionList } from './suggestion-list';
import { type Option, useSuggestions } from './use-suggestions';

const NAME = 'Ticker, company or web address';

/** Where a ticker, the name of a company or the address of a page is typed: it offers companies, then their filings. */
export default function FilingField({ typed, onType, error, onAddress, onFiling }: SourceFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [company, setCompany] = useState<Company | null>(null);
  const [active, setActive] = useState(0);
  const isAddress = /^\s*(?:https?:|www\.)|\//i.test(typed);
  // What was typed for the last source is asked for again only where somebody comes back to it.
  const { options, isReading, problem, isUnknown, retry } = useSuggestions(isOpen && !isAddress ? typed : '', company);
  const shown = isOpen ? options : [];
  const at = Math.min(active, shown.length - 1);
  const choose = (option: Option) => {
    setActive(0);
    if ('accession' in option) {
      setOpen(false);
      if (company) onFiling({ accession: option.accession, name: nameOfFiling(company, option) });
    } else {
      setCompany(option);
      onType(option.ticker);
    }
  };
  const type = (words: string) => {
    onType(words);
    setCompany(null);
    setActive(0);
    setOpen(true);
  };
  /** Takes what is marked, or reads what is an address. */
  const take = () => {
    const address = isAddress || isUnknown ? wholeAddress(typed) : null;
    if (address !== null) return onAddress(address);
    // What is listed until the answer comes was found for other words.
    if (shown[at] && !isReading) return choose(shown[at]);
    if (problem !== undefined) retry();
    setOpen(true);
  };
  const takeKey = (event: KeyboardEvent) => {
    // What is put together by an input method is chosen by these keys too.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take();
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && isOpen && !event.defaultPrevented) goBack();
    else return;
    // It may stand within a form, or a panel, that does something else.
    event.preventDefault();
  };
  const step = (by: 1 | -1) => {
    if (shown.length === 0) setOpen(true);
    else setActive((at + by + shown.length) % shown.length);
  };
  const goBack = () => {
    setActive(0);
    if (company) setCompany(null);
    else setOpen(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const said = problem ?? (isOpen ? undefined : error);
  const Icon = isReading ? LoaderCircle : Search;
  return (
    <div className="relative flex flex-col gap-1.5" onBlur={leave}>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Icon
            aria-hidden
            className={classNames(
              'pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint',
              isReading && 'motion-safe:animate-spin',
            )}
          />
          <input
            role="combobox"
            aria-label={NAME}
            aria-expanded={shown.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={shown[at] && `${id}${at}`}
            aria-invalid={said !== undefined}
            aria-describedby={`${id}error`}
            autoFocus={error !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={NAME}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={takeKey}
            className={classNames(CONTROL_STYLE, 'h-10 pl-9.5 max-md:h-11')}
          />
        </div>
        <Button className="h-10 shrink-0 max-md:h-11" disabled={typed.trim() === ''} onClick={take}>
          Read
        </Button>
      </div>
      <FieldError id={`${id}error`}>{said}</FieldError>
      <SuggestionList {...{ id, company, active: at }} options={shown} onPoint={setActive} onChoose={choose} />
      <Announcement>{isOpen && !isReading ? countOf(shown, company) : ''}</Announcement>
    </div>
  );
}

function countOf({ length }: Option[], company: Company | null): string {
  if (company) return `${length} ${length === 1 ? 'filing' : 'filings'} of ${company.name}, the newest first`;
  return length === 0 ? '' : `${length} ${length === 1 ? 'company' : 'companies'}`;
}
