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
import { useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { Button } from '@/ui/button';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { BRANDS_KEY } from './brand-choice';

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

interface FoundBrandProps {
  proposal: BrandProposal;
  /** Keeps the emails themselves with it. */
  keepEmails: (brand: Brand) => Promise<void>;
  onMade: (brand: Brand) => void;
  onAgain: () => void;
}

/** What was found, each with the words that it comes from. All of it is taken unless its user leaves it. */
export function FoundBrand({ proposal: { texts, offers }, keepEmails, onMade, onAgain }: FoundBrandProps) {
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
    mutationFn: async () => {
      const taken = found.filter(({ field }) => !left.has(field));
      const said = Object.fromEntries(taken.map(({ field, said: { text } }) => [field, text]));
      const sold = offers.filter((_, at) => !left.has(`offer ${at}`)).map(offerOf);
      const name = texts.company?.text.slice(0, LIMITS.nameMax) ?? 'My brand';
      const body = { ...new BrandRequest(), ...said, name, offers: sold };
      // Sent again after an error, it is the same brand, and the same emails.
      const brand = await submission.send(body, (sent, once) => http.post('/api/brands', { body: sent, once }));
      await keepEmails(brand);
      return brand;
    },
    onSuccess: async (brand) => {
      await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
      announce({ title: 'Brand saved', description: 'Please check it once more.' });
      onMade(brand);
    },
    onError: (error) => toastFailure('Save failed', messageOf(error, 'Please try again.')),
  });
  const isNothing = found.length === 0 && offers.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {isNothing
          ? 'We found no sender or footer in these emails. You can fill those in yourself: the emails stay with the brand as examples.'
          : 'We found this in your emails. Clear what you do not want to keep; fields we did not find stay empty.'}
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
        <Button variant="main" disabled={make.isPending} onClick={() => make.mutate()}>
          {make.isPending ? 'Saving...' : 'Create brand'}
        </Button>
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
  return (
    <li className="flex flex-col">
      <label className="flex items-center gap-2.5 text-sm font-medium text-muted max-md:min-h-11">
        <input type="checkbox" checked={isTaken} onChange={onToggle} className="size-4.5 shrink-0 accent-accent" />
        {label}
      </label>
      <div className="pl-7">
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
