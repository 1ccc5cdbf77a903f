import { AddUserRequest, type AddedUserResponse } from '@copydesk/contracts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { announce } from '@/ui/toast/toast-store';
import { useCopy } from '@/ui/use-copy';
import { useAddUser } from './mutations';

const EMPTY = { username: '', firstName: '', email: '' };

/** What is typed, without what was left empty. */
function requestOf({ username, firstName, email }: typeof EMPTY): AddUserRequest {
  return { username: username.trim(), firstName: firstName.trim() || undefined, email: email.trim() || undefined };
}

/** Adds a user, and then shows the first password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const add = useAddUser();
  const [added, setAdded] = useState<AddedUserResponse | null>(null);
  const { field, onSubmit, showRefused } = useRequestForm({ Request: AddUserRequest, saved: EMPTY, requestOf });
  const submit = onSubmit((typed) => {
    if (!add.isPending) add.mutate(requestOf(typed), { onSuccess: setAdded, onError: showRefused });
  });
  if (added) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`${added.user.username} was added`}
        description="Give this password to the user in private. It is shown only now, and has to be replaced at the first login."
        footer={
          <Button variant="main" onClick={onClose}>
            Done
          </Button>
        }
      >
        <FirstPassword password={added.password} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a user"
      description="Copydesk makes a first password. The user replaces it at the first login."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="main" disabled={add.isPending}>
            {add.isPending ? 'Adding...' : 'Add user'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" className="flex flex-col gap-4" onSubmit={submit}>
        <TextField label="Username" autoCapitalize="none" spellCheck={false} {...field('username')} />
        <TextField label="First name" hint="optional" {...field('firstName')} />
        <TextField label="Email" hint="optional" type="email" {...field('email')} />
      </form>
    </Dialog>
  );
}

function FirstPassword({ password }: { password: string }) {
  const { copy, isCopied } = useCopy({ tell: announce });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField label="First password" readOnly value={password} className="font-mono" />
      </div>
      <Button ref={button} className="h-10 max-md:h-11" onClick={() => void copy({ text: password })}>
        <Icon className={isCopied ? 'size-4 text-good' : 'size-4'} aria-hidden />
        Copy
      </Button>
    </div>
  );
}
