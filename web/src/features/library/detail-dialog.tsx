import type { GenerationPreview, GenerationResponse, LedgerEntry } from '@copydesk/contracts';
import { countCharacters, lookOf } from '@copydesk/text';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, PenLine, Star } from 'lucide-react';
import { useMemo } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { UNDERLINE } from '@/lib/claims/claim-style';
import { formatLongDate } from '@/lib/format-date';
import { isNotFound } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { styleMarks } from '@/ui/marked-runs';
import { Skeleton } from '@/ui/skeleton';
import { catalystsUsed, CatalystsUsedList } from './catalysts-used';
import { GenerationResult } from './generation-result';
import { useOpenForRefinement } from './mutations';
import { ledgerOptions, useGeneration } from './queries';
import { SavedClaims } from './saved-claims';
import { SourceChangedNotice } from './source-changed';
import { useGenerationActions } from './use-generation-actions';

interface DetailDialogProps {
  /** The saved email that is shown; null for none. */
  id: number | null;
  toolName: (appId: number) => string;
  onClose: () => void;
}

const NO_CLAIMS: LedgerEntry[] = [];

/** A saved email, whole. It has a place in the history: Back closes it, and a link opens it. */
export function DetailDialog({ id, toolName, onClose }: DetailDialogProps) {
  const { data: generation, error, isFetching, refetch } = useGeneration(id);
  const ledger = useQuery({ ...ledgerOptions(id ?? 0), enabled: id !== null }).data?.ledger;
  const entries = ledger?.entries ?? NO_CLAIMS;
  const marks = useMemo(() => styleMarks(entries, (entry) => UNDERLINE[lookOf(entry)]), [entries]);
  const navigate = useNavigate();
  const wasOpenedHere = useNavigationType() === NavigationType.Push;
  const close = () => (wasOpenedHere ? void navigate(-1) : onClose());
  if (generation) {
    const { title, appId, createdAt, content, metadata, sourceChange } = generation;
    const about = [
      toolName(appId),
      formatLongDate(createdAt),
      `${countCharacters(content).toLocaleString('en-US')} characters`,
    ];
    return (
      <Dialog
        open={id !== null}
        onOpenChange={close}
        size="wide"
        title={title}
        description={about.join(' · ')}
        footer={<DetailActions generation={generation} onClose={close} />}
      >
        <SourceChangedNotice change={sourceChange} />
        <div dir="auto" className="mx-auto max-w-[42rem] pt-2 font-serif text-draft">
          <FormattedText text={content} marks={marks} />
        </div>
        <GenerationResult generation={generation} />
        <SavedClaims entries={entries} />
        <CatalystsUsedList catalysts={catalystsUsed(metadata)} />
      </Dialog>
    );
  }
  const isGone = error !== null && isNotFound(error);
  const failed = isGone ? 'This email is not there any more' : 'The email could not be loaded';
  return (
    <Dialog
      open={id !== null}
      onOpenChange={close}
      size="wide"
      title={error ? failed : 'Loading the email'}
      footer={
        <>
          {error && !isGone && (
            <Button disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {error ? (
        <p className="text-muted">
          {isGone ? 'It was deleted, or it belongs to somebody else.' : 'It is safe on the server.'}
        </p>
      ) : (
        <div className="mx-auto flex max-w-[42rem] flex-col gap-3 pt-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </Dialog>
  );
}

interface DetailActionsProps {
  generation: GenerationResponse;
  onClose: () => void;
}

/** What one does next with an email that one has read. */
function DetailActions({ generation, onClose }: DetailActionsProps) {
  const { isFavorite } = generation;
  const actions = useGenerationActions(previewOf(generation));
  const refine = useOpenForRefinement();
  const CopyIcon = actions.isCopied ? Check : Copy;
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
      <Button variant="quiet" aria-pressed={isFavorite} onClick={actions.toggleFavorite}>
        <Star className={classNames('size-4', isFavorite && 'fill-warn text-warn')} aria-hidden />
        <span className="max-sm:sr-only">{actions.favoriteLabel}</span>
      </Button>
      <Button onClick={actions.copy}>
        <CopyIcon className={classNames('size-4', actions.isCopied && 'text-good')} aria-hidden />
        Copy Content
      </Button>
      <Button
        variant="main"
        className="max-sm:basis-full"
        disabled={refine.isPending}
        onClick={() => refine.open(generation)}
      >
        <PenLine className="size-4" aria-hidden />
        Refine in HotList
      </Button>
    </>
  );
}

const PREVIEW_LENGTH = 300;

/** A saved email as a list shows it. */
function previewOf(generation: GenerationResponse): GenerationPreview {
  const { content, originalPrompt: _prompt, metadata: _metadata, ...rest } = generation;
  return {
    ...rest,
    preview: Array.from(content.slice(0, 2 * PREVIEW_LENGTH))
      .slice(0, PREVIEW_LENGTH)
      .join(''),
    contentLength: countCharacters(content),
  };
}
