import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { refusalOf } from '@/lib/http-error';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { SidePanel } from '@/ui/side-panel';
import { LoadFailureCard } from '@/ui/load-failure';
import { SearchBox } from '@/ui/search-box';
import { toastFailure } from '@/ui/toast/toast-store';
import { ListSkeleton } from './list/list-notices';
import { describeFailure } from './mutations';
import { previewText } from './preview-text';
import { generationOptions, useGenerations } from './queries';

export interface GenerationPickerProps {
  /** What becomes of the chosen one: 'One becomes the winner copy.' */
  about: string;
  toolName: (appId: number) => string;
  onPick: (generation: GenerationResponse) => void;
}

/** The emails that the user saved before, of which one is chosen. */
export default function GenerationPanel({
  about,
  toolName,
  onPick,
  onClose,
}: GenerationPickerProps & { onClose: () => void }) {
  return (
    <SidePanel
      title="Your previous generations"
      description={`Saved emails of more than ${SHORTEST} characters. ${about}`}
      onClose={onClose}
    >
      <PickerList
        toolName={toolName}
        onPick={(generation) => {
          onClose();
          onPick(generation);
        }}
      />
    </SidePanel>
  );
}

/** Shorter ones show no structure to go by. */
const SHORTEST = 100;

interface PickerListProps {
  toolName: (appId: number) => string;
  onPick: (generation: GenerationResponse) => void;
}

/** The saved emails that are long enough, page by page, to be searched and chosen from. */
function PickerList({ toolName, onPick }: PickerListProps) {
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
          : 'Emails that you save and that are longer than 100 characters appear here.'}
      </p>
    </div>
  );
}

const PREVIEW_LENGTH = 150;

interface PickerItemProps {
  generation: GenerationPreview;
  toolName: string;
  isOff: boolean;
  onPick: () => void;
}

/** A saved email to be chosen, with its beginning. */
function PickerItem({ generation, toolName, isOff, onPick }: PickerItemProps) {
  const { title, preview, contentLength, createdAt } = generation;
  const words = previewText(preview);
  const shown = firstCharacters(words, PREVIEW_LENGTH);
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPick}
      className="flex w-full flex-col gap-1 rounded-lg border border-line bg-surface px-4 py-3 text-left transition-colors duration-150 hover:border-line-strong hover:bg-raised"
    >
      <span dir="auto" className="font-serif text-lg font-medium break-words">
        {title}
      </span>
      <span dir="auto" className="text-sm break-words text-muted">
        {shown}
        {contentLength > PREVIEW_LENGTH && '…'}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        <span>{toolName}</span>
        <span aria-hidden>·</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <span aria-hidden>·</span>
        <span>{contentLength.toLocaleString('en-US')} characters</span>
      </span>
    </button>
  );
}
