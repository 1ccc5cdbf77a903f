import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from '@/lib/http-error';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { LoadFailureCard } from '@/ui/load-failure';
import { SearchBox } from '@/ui/search-box';
import { toastFailure } from '@/ui/toast/toast-store';
import { describeFailure } from './describe-failure';
import { ListSkeleton } from './list/list-skeleton';
import { PickerItem } from './picker-item';
import { useGenerations } from './queries';
import { generationOptions } from './use-generation';

/** Shorter ones show no structure to go by. */
const SHORTEST = 100;

interface PickerListProps {
  toolName: (appId: number) => string;
  onPick: (generation: GenerationResponse) => void;
}

/** The saved emails that are long enough, page by page, to be searched and chosen from. */
export function PickerList({ toolName, onPick }: PickerListProps) {
  const [q, setQ] = useState('');
  const queryClient = useQueryClient();
  const { generations, ...reading } = useGenerations(q.trim() ? { q: q.trim() } : {});
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = reading;
  const shown = generations.filter(({ contentLength }) => contentLength > SHORTEST);
  const pick = useMutation({
    mutationFn: ({ id }: GenerationPreview) => queryClient.fetchQuery(generationOptions(id)),
    onSuccess: onPick,
    onError: (error) => toastFailure('Failed to load the email', describeFailure(error)),
  });

  const readOn = useEffectEvent(() => void fetchNextPage());
  const showsNothing = shown.length === 0 && hasNextPage && !isFetching && !reading.isFetchNextPageError;
  useEffect(() => {
    // A page of short ones alone says nothing of those that follow.
    if (showsNothing) readOn();
  }, [showsNothing]);

  return (
    <div className="flex flex-col gap-3 pt-1">
      <div className="flex">
        <SearchBox
          q={q}
          isReading={isFetching && !reading.isPending}
          placeholder="Search titles and text"
          onSearch={setQ}
        />
      </div>
      {reading.isError && (!reading.data || reading.isFetchNextPageError) ? (
        <LoadFailureCard onRetry={() => (reading.data ? fetchNextPage() : reading.refetch())}>
          {refusalOf(reading.error, 'Your emails could not be loaded. They are safe.')}
        </LoadFailureCard>
      ) : reading.isPending || (shown.length === 0 && hasNextPage) ? (
        <ListSkeleton count={3} />
      ) : (
        shown.length === 0 && <Nothing isSearched={q.trim() !== ''} />
      )}
      <ul aria-label="Previous generations" aria-busy={reading.isPlaceholderData} className="flex flex-col gap-1.5">
        {shown.map((generation) => (
          <li key={generation.id}>
            <PickerItem
              generation={generation}
              toolName={toolName(generation.appId)}
              isOff={pick.isPending}
              onPick={() => pick.mutate(generation)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && shown.length > 0 && (
        <Button variant="quiet" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      <Announcement>{q.trim() && !isFetching ? `${shown.length} shown` : ''}</Announcement>
    </div>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-serif text-xl">{isSearched ? 'No matches found' : 'No previous generations yet'}</p>
      <p className="text-muted">
        {isSearched
          ? 'Try adjusting your search'
          : 'Emails that you save and that are longer than 100 characters appear here. Paste your winner meanwhile.'}
      </p>
    </div>
  );
}
