import { AccountRequest, type UserResponse } from '@copydesk/contracts';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast/toast-store';
import { saveAccount } from './account-calls';
import { FormEnd } from './form-end';
import { useKeptForm } from './use-kept-form';

interface DetailsFormProps {
  user: UserResponse;
  onSaved: (user: UserResponse) => void;
}

export function DetailsForm({ user, onSaved }: DetailsFormProps) {
  const { form, field, submit, ...end } = useKeptForm({
    storageKey: `details:${user.id}`,
    Request: AccountRequest,
    saved: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email ?? '' },
    save: saveAccount,
    onSaved: (saved) => {
      onSaved(saved);
      toast({ title: 'Your details were saved' });
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" hint="optional" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" hint="optional" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" hint="optional" type="email" autoComplete="email" {...field('email')} />
      <FormEnd label="Save details" {...end} />
    </form>
  );
}
