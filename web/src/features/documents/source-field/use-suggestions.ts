import { type Company, type FilingSummary, NO_FILINGS, unknownCompany } from '@copydesk/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useSettled } from '@/lib/time-hooks';
import { wholeAddress } from '../whole-address';

const WAIT_MS = 150;

/** What can be chosen: a company, or one of its filings. */
export type Option = Company | FilingSummary;

export interface Suggestions {
  options: Option[];
  isReading: boolean;
  /** Why there is nothing to choose, or that the list may not be the newest. */
  problem: string | undefined;
  /** True where nothing was found that could be a company. */
  isUnknown: boolean;
  retry: () => void;
}

/** What is offered for what was typed: companies, and the filings of the one that was chosen. */
export function useSuggestions(typed: string, company: Company | null): Suggestions {
  const companies = useCompanies(company === null ? typed.trim() : '');
  const filings = useFilings(company?.cik ?? null);
  return company === null ? companies : filings;
}

function useCompanies(words: string): Suggestions {
  const q = useSettled(words, WAIT_MS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['companies', 'found', q],
    queryFn: ({ signal }) => http.get('/api/companies', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isReading = isFetching || q !== words;
  const { companies = [], near = [] } = words === '' ? {} : (data ?? {});
  const isUnknown = words !== '' && !isReading && !isPlaceholderData && data?.companies.length === 0;
  const isWrong = isUnknown && wholeAddress(words) === null;
  return {
    options: companies.length > 0 ? companies : near,
    isReading,
    problem: isReading ? undefined : error ? wordsOf(error) : isWrong ? unknownCompany(words, near) : undefined,
    isUnknown,
    retry: () => void refetch(),
  };
}

function useFilings(cik: number | null): Suggestions {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['companies', 'filings', cik],
    queryFn: ({ signal }) => http.get('/api/companies/:cik/filings', { params: { cik: cik ?? 0 }, signal }),
    enabled: cik !== null,
    retry: false,
  });
  const options = data?.filings ?? [];
  const nothing = data && options.length === 0 ? NO_FILINGS : undefined;
  return {
    options,
    isReading: isFetching,
    problem: isFetching ? undefined : error ? wordsOf(error) : (nothing ?? data?.notice ?? undefined),
    isUnknown: false,
    retry: () => void refetch(),
  };
}

const wordsOf = (error: unknown) => messageOf(error, 'The SEC could not be asked. Please try again in a moment.');
