import { AccountRequest, type UserResponse } from '@copydesk/contracts';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast/toast-store';
import { saveAccount } from '../api/account-calls';
import { useKeptForm } from '../use-kept-form';
import { FormEnd } from './form-end';

interface DetailsFormProps {
  user: UserResponse;
  onSaved: (user: UserResponse) => void;
}

export function DetailsForm({ user, onSaved }: DetailsFormProps) {
  const form = useKeptForm({
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
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" hint="optional" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" hint="optional" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label="Email" hint="optional" type="email" autoComplete="email" {...form.field('email')} />
      <FormEnd label="Save details" onDiscard={form.discard} isChanged={form.isChanged} isSaving={form.isSaving} />
    </form>
  );
}
