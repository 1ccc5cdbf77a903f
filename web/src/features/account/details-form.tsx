import { AccountRequest, type UserResponse } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { DoneNote } from '@/ui/done-note';
import { TextField } from '@/ui/text-field';
import { announce, toastFailure } from '@/ui/toast/toast-store';

interface DetailsFormProps {
  user: UserResponse;
  onSaved: (user: UserResponse) => void;
}

export function DetailsForm({ user, onSaved }: DetailsFormProps) {
  const form = useKeptForm(`details:${user.id}`, {
    Request: AccountRequest,
    saved: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email ?? '' },
  });
  const { field } = form;
  const save = useMutation({
    mutationFn: (body: Required<AccountRequest>) => http.put('/api/account', { body }),
    onSuccess: (saved, sent) => {
      form.taken(sent);
      onSaved(saved);
      announce({ title: SAVED });
    },
    onError: (error) => {
      form.showRefused(error);
      toastFailure('Save failed', messageOf(error, 'Please try again.'));
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" hint="optional" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" hint="optional" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" hint="optional" type="email" autoComplete="email" {...field('email')} />
      <FormEnd label="Save details" form={form} isSaving={save.isPending} isSaved={save.isSuccess} />
    </form>
  );
}

interface FormEndProps {
  label: string;
  form: { isChanged: boolean; discard: () => void };
  isSaving: boolean;
  isSaved: boolean;
}

const SAVED = 'Your details were saved';

/** Saves a form, and says where there is something to save. */
function FormEnd({ label, form: { isChanged, discard }, isSaving, isSaved }: FormEndProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" disabled={isSaving || !isChanged}>
        {isSaving ? 'Saving...' : label}
      </Button>
      {isChanged && !isSaving && (
        <>
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
          <p className="text-sm text-faint">Not saved yet</p>
        </>
      )}
      {isSaved && !isChanged && <DoneNote>{SAVED}</DoneNote>}
    </div>
  );
}
