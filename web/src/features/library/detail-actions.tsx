import type { GenerationResponse } from '@copydesk/contracts';
import { Check, Copy, PenLine, Star } from 'lucide-react';
import { refinerOf } from '@/lib/tool-routes';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { previewOf } from './preview-of';
import { useGenerationActions } from './use-generation-actions';
import { useOpenForRefinement } from './use-open-for-refinement';

interface DetailActionsProps {
  generation: GenerationResponse;
  onClose: () => void;
}

/** What one does next with an email that one has read. */
export function DetailActions({ generation, onClose }: DetailActionsProps) {
  const { appId, isFavorite } = generation;
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
        onClick={() => refine.mutate(generation)}
      >
        <PenLine className="size-4" aria-hidden />
        Refine in {refinerOf(appId).name}
      </Button>
    </>
  );
}
