import type { Company, FilingSummary } from '@copydesk/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { partsOfFiling } from '@/lib/filings/describe-filing';
import { classNames } from '@/ui/class-names';
import type { Option } from './use-suggestions';

interface SuggestionListProps {
  /** Of the field, from which the ids of the options are made. */
  id: string;
  /** The one whose filings are offered; null while companies are. */
  company: Company | null;
  options: Option[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: Option) => void;
}

/** What a field of companies offers, right below it. */
export function SuggestionList({ id, company, options, active, onPoint, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className={classNames(
        'absolute inset-x-0 top-full z-20 mt-1.5 flex animate-fade-in flex-col rounded-lg border border-line-strong bg-raised shadow-float',
        options.length === 0 && 'hidden',
      )}
    >
      {company && (
        <p className="truncate border-b border-line px-3.5 py-2 text-sm text-muted">
          <span className="font-medium text-text">{company.name}</span> Enter takes the newest
        </p>
      )}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={company ? `Filings of ${company.name}` : 'Companies'}
        className="max-h-72 overflow-y-auto p-1.5"
      >
        {options.map((option, index) => (
          <div
            key={'accession' in option ? option.accession : option.ticker}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => onPoint(index)}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 max-md:min-h-11',
              index === active && 'bg-lifted',
            )}
          >
            {'accession' in option ? <FilingLine filing={option} /> : <CompanyLine company={option} />}
          </div>
        ))}
      </div>
      {company && (
        <Link
          to={`/companies/${company.cik}`}
          className="relative border-t border-line px-3.5 py-2 text-sm text-accent hover:underline max-md:py-3"
        >
          All filings and figures of {company.name}
        </Link>
      )}
    </div>
  );
}

function CompanyLine({ company: { ticker, name } }: { company: Company }) {
  return (
    <>
      <span className="w-14 shrink-0 truncate font-semibold">{ticker}</span>
      <span className="min-w-0 flex-1 truncate text-muted">{name}</span>
    </>
  );
}

function FilingLine({ filing }: { filing: FilingSummary }) {
  const [form, ...rest] = partsOfFiling(filing);
  const filed = rest.pop();
  return (
    <>
      <span className="w-12 shrink-0 font-semibold">{form}</span>
      <span className="min-w-0 flex-1 text-sm text-muted tabular-nums">
        {/* What parts it from the form is seen, and is to be heard. */}
        <span className="sr-only"> · </span>
        {rest.map((part) => `${part} · `)}
        <span className="whitespace-nowrap">{filed}</span>
      </span>
    </>
  );
}
