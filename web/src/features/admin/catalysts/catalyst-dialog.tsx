import { type AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { type KeyboardEvent, useId } from 'react';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { useSaveCatalyst } from './mutations';

interface CatalystDialogProps {
  /** The one that is changed; null for a new one. */
  catalyst: AdminCatalyst | null;
  onClose: () => void;
}

/** A catalyst by hand. What is typed stays when the dialog is closed, until it is saved or cancelled. */
export function CatalystDialog({ catalyst, onClose }: CatalystDialogProps) {
  const save = useSaveCatalyst();
  const formId = useId();
  const { field, onSubmit, showRefused, discard } = useKeptForm(`catalyst:${catalyst?.id ?? 'new'}`, {
    Request: CatalystRequest,
    saved: catalyst ? typedOf(catalyst) : EMPTY_CATALYST,
    requestOf: (typed: TypedCatalyst) => requestOf(typed, catalyst),
  });
  const leave = () => {
    discard();
    onClose();
  };
  const submit = onSubmit((typed) => {
    if (save.isPending) return;
    save.mutate(
      { id: catalyst?.id ?? null, request: requestOf(typed, catalyst) },
      {
        onSuccess: ({ title }) => {
          announce({ title: catalyst ? 'Catalyst saved' : 'Catalyst added to the news', description: title });
          leave();
        },
        onError: (error) => {
          showRefused(error);
          toastFailure('Failed to save the catalyst', messageOf(error, 'Please try again.'));
        },
      },
    );
  });
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={catalyst ? 'Edit catalyst' : 'Add a catalyst'}
      description="Everyone can use it in an email. Add its source so that it can be checked."
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="main" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onKeyDown={takeKey} onSubmit={submit}>
        <TextField label="Title" {...field('title')} />
        <TextArea label="Text" placeholder="What happened, in a sentence or two" {...field('text')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Sector" hint="optional" placeholder="Market-wide" {...field('sector')} />
          <TextField label="Date" hint="today if left empty" type="date" {...field('publishedAt')} />
        </div>
        <TextField label="Source" hint="optional" placeholder="Who says so" {...field('source')} />
        <TextField label="Link" hint="optional" type="url" inputMode="url" placeholder="https://" {...field('url')} />
      </form>
    </Dialog>
  );
}

/** A catalyst as the form shows it. */
export interface TypedCatalyst {
  title: string;
  text: string;
  sector: string;
  source: string;
  url: string;
  /** 'YYYY-MM-DD', as a date field holds it. */
  publishedAt: string;
}

export const EMPTY_CATALYST: TypedCatalyst = { title: '', text: '', sector: '', source: '', url: '', publishedAt: '' };

export function typedOf({ title, text, sector, source, url, publishedAt }: AdminCatalyst): TypedCatalyst {
  return { title, text, sector, source: source ?? '', url: url ?? '', publishedAt: publishedAt.slice(0, 10) };
}

/** What the server is asked to keep: what is empty is cleared. A day that was not changed keeps its time. */
export function requestOf(typed: TypedCatalyst, before: AdminCatalyst | null): CatalystRequest {
  const isSameDay = before?.publishedAt.slice(0, 10) === typed.publishedAt;
  return {
    title: typed.title.trim(),
    text: typed.text.trim(),
    sector: typed.sector.trim(),
    source: typed.source.trim(),
    url: typed.url.trim(),
    publishedAt: (isSameDay ? before?.publishedAt : typed.publishedAt) || undefined,
  };
}
