import { PART_NAMES, type CampaignPart } from '@copydesk/contracts';
import { Bookmark, Pencil, RotateCw } from 'lucide-react';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { toastFailure } from '@/ui/toast/toast-store';

interface PartActionsProps {
  campaignId: string;
  stored: CampaignPart;
  isBusy: boolean;
  work: CampaignWork;
}

const VERSION = 1;

/** What can be done with a part that is done. What is typed is kept until it has led to a version. */
export function PartActions({ campaignId, stored, isBusy, work }: PartActionsProps) {
  const { part, content, savedId } = stored;
  const label = PART_NAMES[part];
  const { rewrite, edit, save } = work;
  const [message, setMessage] = useStoredState(`campaign-message:${campaignId}:${part}`, VERSION, '');
  const [typed, setTyped] = useStoredState<string | null>(`campaign-edit:${campaignId}:${part}`, VERSION, null);
  const isOff = isBusy || rewrite.isPending;
  const refine = () => {
    if (message.trim() === '') toastFailure('Message empty', `Please say what to change in ${label}.`);
    else rewrite.mutate({ part, message: message.trim() }, { onSuccess: () => setMessage('') });
  };
  if (typed !== null) {
    return (
      <div className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
        <TextArea
          label={`Edit ${label}`}
          className="max-h-[60dvh] min-h-60 font-serif"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex gap-2">
          <Button
            variant="main"
            disabled={edit.isPending || typed.trim() === ''}
            onClick={() => edit.mutate({ part, content: typed }, { onSuccess: () => setTyped(null) })}
          >
            {edit.isPending ? 'Saving...' : 'Keep'}
          </Button>
          <Button variant="quiet" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={isOff} onClick={() => rewrite.mutate({ part, message: null })}>
          <RotateCw className="size-4" aria-hidden />
          Rewrite
        </Button>
        <Button size="small" disabled={isOff} onClick={() => setTyped(content)}>
          <Pencil className="size-4" aria-hidden />
          Edit
        </Button>
        <Button size="small" disabled={save.isPending} onClick={() => save.mutate(stored)}>
          <Bookmark className="size-4" aria-hidden />
          {savedId === null ? 'Save to My Generations' : 'Update saved'}
        </Button>
      </div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          refine();
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={`Change ${label}`}
            placeholder="Say what to change…"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
        <Button type="submit" className="h-10" disabled={isOff}>
          Change
        </Button>
      </form>
    </div>
  );
}
