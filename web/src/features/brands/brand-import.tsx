import {
  BRAND_TEXTS,
  BrandRequest,
  LIMITS,
  OFFER_TEXTS,
  OfferRequest,
  type Brand,
  type BrandProposal,
  type Proposed,
} from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp, Plus, Square } from 'lucide-react';
import { useId, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { Submission } from '@/lib/jobs/submission';
import { useRun } from '@/lib/jobs/use-run';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { TextArea } from '@/ui/text-area';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { BRANDS_KEY } from './brand-choice';

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
  const isFull = emails.length >= LIMITS.brandEmailsMax;
  const takeFiles = async (files: File[]) => {
    for (const file of files.slice(0, LIMITS.brandEmailsMax)) {
      try {
        const text = await readFile(file);
        setEmails((before) => [...before.filter((email) => email.trim() !== ''), text].slice(0, LIMITS.brandEmailsMax));
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
      <Proposal
        proposal={proposal}
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
        start({ emails: given });
      }}
    >
      <p className="text-muted">
        Paste up to {LIMITS.brandEmailsMax} emails that you have sent, footers included, or choose their files. We
        propose what stands in them, and you say what to take.
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
            email.trim().length > LIMITS.longTextMax
              ? `Each email must be at most ${LIMITS.longTextMax.toLocaleString('en-US')} characters`
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
              disabled={given.length === 0 || given.some((email) => email.length > LIMITS.longTextMax)}
            >
              Read my emails
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Back to all brands
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

const LABELS: Record<(typeof BRAND_TEXTS)[number], string> = {
  company: 'Sender',
  senderEmail: 'Sent from',
  voice: 'Voice',
  wordsToAvoid: 'Words to avoid',
  signature: 'Signature',
  disclaimer: 'Standing disclaimer',
  address: 'Postal address',
  unsubscribeText: 'Unsubscribe text',
  unsubscribeLink: 'Unsubscribe link',
};
const OFFER_LABELS: Record<(typeof OFFER_TEXTS)[number], string> = {
  name: 'Name',
  audience: 'Audience',
  benefits: 'Benefits',
  callToAction: 'Call to action',
  link: 'Link',
  disclaimer: 'Disclaimer',
};

interface ProposalProps {
  proposal: BrandProposal;
  onMade: (brand: Brand) => void;
  onAgain: () => void;
}

/** What was found, each with the words that it comes from. All of it is taken unless its user leaves it. */
function Proposal({ proposal: { texts, offers }, onMade, onAgain }: ProposalProps) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = BRAND_TEXTS.flatMap((field) => {
    const said = texts[field];
    return said ? [{ field, said }] : [];
  });
  const toggle = (name: string) =>
    setLeft((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]));
  const make = useMutation({
    mutationFn: () => {
      const taken = found.filter(({ field }) => !left.has(field));
      const said = Object.fromEntries(taken.map(({ field, said: { text } }) => [field, text]));
      const sold = offers.filter((_, at) => !left.has(`offer ${at}`)).map(offerOf);
      const name = texts.company?.text.slice(0, LIMITS.nameMax) ?? 'My brand';
      const body = { ...new BrandRequest(), ...said, name, offers: sold };
      return submission.send(body, (sent, once) => http.post('/api/brands', { body: sent, once }));
    },
    onSuccess: async (brand) => {
      await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
      toast({ title: 'Brand saved', description: 'Please look it through.' });
      onMade(brand);
    },
    onError: (error) => toastFailure('Save failed', messageOf(error, 'Please try again.')),
  });
  const isNothing = found.length === 0 && offers.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {isNothing
          ? 'Nothing was found that stays the same in these emails. Please paste them with sender and footer.'
          : 'This stands in your emails. Leave out what is not yours; what was not found stays empty.'}
      </p>
      <ul aria-label="What was found" className="flex flex-col gap-3">
        {found.map(({ field, said }) => (
          <Taken
            key={field}
            label={LABELS[field]}
            isTaken={!left.has(field)}
            onToggle={() => toggle(field)}
            said={[said]}
          />
        ))}
        {offers.map((offer, at) => (
          <Taken
            key={offer.name.text}
            label={`Offer: ${offer.name.text}`}
            isTaken={!left.has(`offer ${at}`)}
            onToggle={() => toggle(`offer ${at}`)}
            said={OFFER_TEXTS.flatMap((field) => {
              const one = offer[field];
              return one ? [{ ...one, label: OFFER_LABELS[field] }] : [];
            })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {!isNothing && (
          <Button variant="main" disabled={make.isPending} onClick={() => make.mutate()}>
            {make.isPending ? 'Saving...' : 'Make a brand of it'}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          Choose other emails
        </Button>
      </div>
    </div>
  );
}

function offerOf(offer: BrandProposal['offers'][number]): OfferRequest {
  const said = OFFER_TEXTS.map((field) => [field, offer[field]?.text ?? ''] as const);
  return Object.assign(new OfferRequest(), Object.fromEntries(said));
}

interface TakenProps {
  label: string;
  isTaken: boolean;
  onToggle: () => void;
  said: (Proposed & { label?: string })[];
}

/** One thing that was found: what it says, and the words that show it where those say more. */
function Taken({ label, isTaken, onToggle, said }: TakenProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={isTaken}
        onChange={onToggle}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-sm font-medium text-muted">
          {label}
        </label>
        {said.map(({ label: part, text, quote, email }) => (
          <div key={part ?? text} className="mb-1.5">
            <p dir="auto" className="break-words whitespace-pre-line">
              {part && <span className="text-muted">{part}: </span>}
              {text}
            </p>
            <blockquote
              dir="auto"
              className="border-l-2 border-line-strong pl-2.5 text-sm break-words whitespace-pre-line text-faint"
            >
              Email {email + 1}: “{quote}”
            </blockquote>
          </div>
        ))}
      </div>
    </li>
  );
}
