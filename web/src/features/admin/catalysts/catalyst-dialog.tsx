import { type AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { bindFields } from '@/lib/forms/bind-fields';
import { fieldErrors } from '@/lib/forms/field-errors';
import { useFocusRefused } from '@/lib/forms/use-focus-refused';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { useSaveCatalyst } from './mutations';
import { EMPTY_CATALYST, requestOf, type TypedCatalyst, typedOf } from './typed-catalyst';

interface CatalystDialogProps {
  /** The one that is changed; null for a new one. */
  catalyst: AdminCatalyst | null;
  /** What was typed and not saved yet. */
  typed: TypedCatalyst | undefined;
  onType: (typed: TypedCatalyst | undefined) => void;
  onClose: () => void;
}

/** A catalyst by hand. What is typed stays when the dialog is closed, until it is saved or cancelled. */
export function CatalystDialog({ catalyst, typed, onType, onClose }: CatalystDialogProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveCatalyst();
  const formId = useId();
  const form = useFocusRefused(errors);
  const shown = typed ?? (catalyst ? typedOf(catalyst) : EMPTY_CATALYST);

  const submit = () => {
    const request = requestOf(shown, catalyst);
    const refused = fieldErrors(CatalystRequest, request);
    setErrors(refused);
    if (Object.keys(refused).length > 0 || save.isPending) return;
    save.mutate(
      { id: catalyst?.id ?? null, request },
      {
        onSuccess: ({ title }) => {
          toast({ title: catalyst ? 'Catalyst saved' : 'Catalyst added to the news', description: title });
          onType(undefined);
          onClose();
        },
        onError: (error) => {
          setErrors(fieldErrorsOf(error));
          toastFailure('Failed to save the catalyst', messageOf(error, 'Please try again.'));
        },
      },
    );
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={catalyst ? 'Edit catalyst' : 'Add a catalyst'}
      description="Everybody can choose it for an email. Give its source, so that it can be checked."
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onType(undefined);
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="main" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={takeKey}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <CatalystFields typed={shown} errors={errors} onChange={(change) => onType({ ...shown, ...change })} />
      </form>
    </Dialog>
  );
}

interface CatalystFieldsProps {
  typed: TypedCatalyst;
  errors: Record<string, string>;
  onChange: (change: Partial<TypedCatalyst>) => void;
}

function CatalystFields({ typed, errors, onChange }: CatalystFieldsProps) {
  const known = { ...errors, date: errors.publishedAt };
  const field = bindFields(typed, known, (name, text) => onChange({ [name]: text }));
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <TextArea label="Text" placeholder="What happened, in a sentence or two" {...field('text')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Sector" hint="optional" placeholder="Market-wide" {...field('sector')} />
        <TextField label="Date" hint="today where it is empty" type="date" {...field('date')} />
      </div>
      <TextField label="Source" hint="optional" placeholder="Who says so" {...field('source')} />
      <TextField label="Link" hint="optional" type="url" inputMode="url" placeholder="https://" {...field('url')} />
    </>
  );
}
