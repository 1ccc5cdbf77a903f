import { LIMITS, type Brand } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, Plus, Square } from 'lucide-react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { useRun } from '@/lib/jobs/use-run';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { TextArea } from '@/ui/text-area';
import { toastFailure } from '@/ui/toast/toast-store';
import { FoundBrand } from './found-brand';
import { ownEmailsKey } from './own-emails/queries';

interface BrandImportProps {
  userId: number;
  /** The text of a file. @throws Error that says why it cannot be read. */
  readFile: (file: File) => Promise<string>;
  onMade: (brand: Brand) => void;
  onClose: () => void;
}

/** Reads a brand out of emails that went out: what stands in them is shown with its words, and its user says what to take. */
export function BrandImport({ userId, readFile, onMade, onClose }: BrandImportProps) {
  const [emails, setEmails] = useStoredState(`brand-emails:${userId}`, 1, ['']);
  const { run, start, stop } = useRun('propose-brand', {
    storageKey: `brand-proposal:${userId}`,
    fallback: 'Your emails could not be read.',
    submit: (asked: { emails: string[] }, submission) =>
      submission.send(asked, (body, key) => http.submit('/api/brands/proposals', body, key)),
  });
  const end = () =>
    stop().catch((error: unknown) => toastFailure('Could not stop', messageOf(error, 'Please try again.')));
  const given = emails.map((email) => email.trim()).filter(Boolean);
  const isFull = emails.length >= LIMITS.ownEmailsMax;
  const queryClient = useQueryClient();
  const takeFiles = async (files: File[]) => {
    for (const file of files.slice(0, LIMITS.ownEmailsMax)) {
      try {
        const text = await readFile(file);
        setEmails((before) => [...before.filter((email) => email.trim() !== ''), text].slice(0, LIMITS.ownEmailsMax));
      } catch (error) {
        toastFailure(file.name, messageOf(error, 'This file could not be read.'));
      }
    }
  };
  const proposal = run?.job?.result?.proposal;
  if (run?.state === 'done' && proposal) {
    const forget = () => {
      void end();
      setEmails(['']);
    };
    return (
      <FoundBrand
        proposal={proposal}
        keepEmails={async ({ id }) => {
          for (const content of given) await http.post('/api/brands/:id/emails', { params: { id }, body: { content } });
          await queryClient.invalidateQueries({ queryKey: ownEmailsKey(id) });
        }}
        onMade={(brand) => {
          forget();
          onMade(brand);
        }}
        onAgain={() => void end()}
      />
    );
  }
  const isReading = run?.state === 'running';
  return (
    <form
      aria-label="Read a brand from emails"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        start({ emails: given.slice(0, LIMITS.brandEmailsMax).map((email) => email.slice(0, LIMITS.longTextMax)) });
      }}
    >
      <p className="text-muted">
        Paste {LIMITS.ownEmailsMin} to {LIMITS.ownEmailsMax} emails that you have sent, footers included, or choose
        their files. We propose what we find in them, and you choose what to keep. The emails stay with the brand, as
        examples of how you sound.
      </p>
      {emails.map((email, at) => (
        <TextArea
          key={at}
          label={`Email ${at + 1}`}
          rows={5}
          className="max-h-60"
          placeholder="From, subject, body and footer"
          disabled={isReading}
          value={email}
          error={
            email.trim().length > LIMITS.brandEmailMax
              ? `An email may have at most ${LIMITS.brandEmailMax / 1_024} KB`
              : undefined
          }
          onChange={({ target }) =>
            setEmails((before) => before.map((one, place) => (place === at ? target.value : one)))
          }
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={isFull || isReading} onClick={() => setEmails((before) => [...before, ''])}>
          <Plus className="size-4" aria-hidden />
          Add another email
        </Button>
        <label className={buttonStyle('quiet', undefined, 'cursor-pointer focus-within:outline-2')}>
          <FileUp className="size-4" aria-hidden />
          Choose files
          <input
            type="file"
            multiple
            className="sr-only"
            disabled={isReading}
            onChange={({ target }) => {
              void takeFiles([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {run?.state === 'failed' && run.failure && (
        <p role="alert" className="text-sm text-bad">
          {run.failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isReading ? (
          <>
            <p role="status" className="mr-2 text-muted">
              {run.job ? describeStage(run.job) : 'Starting…'}
            </p>
            <Button onClick={() => void end()}>
              <Square className="size-4" aria-hidden />
              Stop
            </Button>
          </>
        ) : (
          <>
            <Button
              type="submit"
              variant="main"
              disabled={given.length === 0 || given.some((email) => email.length > LIMITS.brandEmailMax)}
            >
              Read my emails
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
