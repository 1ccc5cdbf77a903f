import { EMAIL_PURPOSES, type BrandEmail, type EmailPurpose } from '@copydesk/contracts';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/http-error';
import { tellBriefly } from '@/lib/results/describe-result';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormattedText } from '@/ui/formatted-text';
import { LoadFailure } from '@/ui/load-failure';
import { ResultDialog } from '@/ui/result-dialog';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { toastFailure } from '@/ui/toast/toast-store';
import { PURPOSE_NAMES } from './purpose-names';
import { useChangeEmail, useDeleteEmail, useOwnEmail } from './changes';

interface OwnEmailRowProps {
  brandId: string;
  email: BrandEmail;
}

/** One email that a brand has sent: what it was for, how it did, and all of it at a click. */
export function OwnEmailRow({ brandId, email }: OwnEmailRowProps) {
  const { title, purpose, result, characters } = email;
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<'results' | 'delete' | null>(null);
  const change = useChangeEmail(brandId, email);
  const deletion = useDeleteEmail(brandId, email);
  const close = () => {
    setAsks(null);
    change.reset();
  };
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div className="flex items-start gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 min-w-0 flex-1 items-center gap-1.5 rounded text-left font-medium max-md:min-h-11"
        >
          <Arrow className="size-4 shrink-0 text-faint" aria-hidden />
          <span dir="auto" className="min-w-0 break-words">
            {title}
          </span>
        </button>
        <Button variant="quiet" size="small" aria-label={`Delete ${title}`} onClick={() => setAsks('delete')}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-5.5">
        <Select
          aria-label={`What ${title} was for`}
          className="h-8 text-sm max-md:h-11"
          value={purpose}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate(
              { purpose: EMAIL_PURPOSES.find((one) => one === target.value) ?? purpose, result },
              { onError: (error) => toastFailure('Nothing was changed', messageOf(error, 'Please try again.')) },
            )
          }
        >
          {EMAIL_PURPOSES.map((one: EmailPurpose) => (
            <option key={one} value={one}>
              {PURPOSE_NAMES[one]}
            </option>
          ))}
        </Select>
        <p className="text-sm text-muted tabular-nums">
          {result ? tellBriefly(result) : `${characters.toLocaleString('en-US')} characters, no results yet`}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-label={`${result ? 'Edit' : 'Add'} results of ${title}`}
          onClick={() => setAsks('results')}
        >
          {result ? 'Edit results' : 'Add results'}
        </Button>
      </div>
      <div id={textId}>{isOpen && <Whole brandId={brandId} email={email} />}</div>
      {asks === 'results' && (
        <ResultDialog
          title={title}
          result={result}
          isPending={change.isPending}
          failure={change.error && messageOf(change.error, 'It could not be saved. Please try again.')}
          onSave={(said) => change.mutate({ purpose, result: said }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title="Delete this email?"
          description={`${title} is no example for new emails any more. A saved email that it is a copy of stays in your library.`}
          action={deletion.isPending ? 'Deleting...' : 'Delete'}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate()}
          onClose={close}
        />
      )}
    </li>
  );
}

/** All of an email. */
function Whole({ brandId, email }: OwnEmailRowProps) {
  const whole = useOwnEmail(brandId, email, true);
  if (whole.isPending) return <Skeleton className="h-24" />;
  if (whole.isError)
    return <LoadFailure onRetry={whole.refetch}>The email could not be loaded. It is safe.</LoadFailure>;
  return (
    <div
      dir="auto"
      tabIndex={0}
      role="region"
      aria-label={email.title}
      className="max-h-96 overflow-y-auto rounded-md border border-line bg-page p-3.5 break-words"
    >
      <FormattedText text={whole.data.content} />
    </div>
  );
}
