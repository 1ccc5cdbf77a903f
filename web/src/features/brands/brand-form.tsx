import { BrandRequest, LIMITS, OfferRequest, type Brand } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { BRANDS_KEY } from './brand-choice';
import { DescribeVoice } from './own-emails/describe-voice';

interface BrandFormProps {
  userId: number;
  /** Null for a new one. */
  brand: Brand | null;
  /** A new one was saved while more was typed, which its own form goes on with. */
  onMade: (brand: Brand) => void;
  onClose: () => void;
}

/** The fields that a brief leads to. */
const SOUGHT = ['readers', 'neverSaid'] as const satisfies (keyof BrandRequest)[];

const NOTHING = { ...new BrandRequest() };

/** Says what a brand is. What was typed outlives a reload until it is saved or discarded. */
export function BrandForm({ userId, brand, onMade, onClose }: BrandFormProps) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const keyOf = (id: string) => `brand:${userId}:${id}`;
  const form = useKeptForm<BrandRequest, BrandRequest>(keyOf(brand?.id ?? 'new'), {
    Request: BrandRequest,
    saved: brand ? contentOf(brand) : NOTHING,
  });
  const { field } = form;
  const element = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const sought = SOUGHT.find((name) => hash === `#${name}`);
    if (sought) element.current?.querySelector<HTMLElement>(`[name=${sought}]`)?.focus();
  }, [hash]);
  const save = useMutation({
    mutationFn: async (body: BrandRequest) => {
      const saved = brand
        ? await http.put('/api/brands/:id', { params: { id: brand.id }, body })
        : await submission.send(body, (sent, key) => http.post('/api/brands', { body: sent, once: key }));
      return { saved, isMore: form.keepSince(body, keyOf(saved.id)) };
    },
    onSuccess: async ({ isMore }) => {
      await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
      announce({ title: 'Brand saved', description: 'New emails of this brand follow it.' });
      if (!brand || !isMore) form.discard();
    },
    onError: (error) => {
      form.showRefused(error);
      toastFailure('Save failed', messageOf(error, 'Please try again.'));
    },
  });
  const goOn = ({ saved, isMore }: { saved: Brand; isMore: boolean }) => {
    if (!isMore) onClose();
    else if (!brand) onMade(saved);
  };
  const leave = () => {
    form.discard();
    onClose();
  };
  return (
    <form
      ref={element}
      aria-label={brand ? `Brand ${brand.name}` : 'New brand'}
      onSubmit={form.onSubmit((values) => save.mutate(values, { onSuccess: goOn }))}
      noValidate
      className="flex flex-col gap-8"
    >
      <Group title="Who speaks">
        <TextField
          label="Name of the brand"
          description="For your own lists. Readers do not see it."
          {...field('name')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Sender" autoComplete="organization" placeholder="Who readers see" {...field('company')} />
          <TextField label="Sent from" type="email" placeholder="desk@example.com" {...field('senderEmail')} />
        </div>
        <TextArea
          label="Voice"
          description="How its emails sound, whatever tone a brief asks for."
          placeholder="Calm and exact, a little dry. We explain, we never shout."
          {...field('voice')}
        />
        {brand && <DescribeVoice brandId={brand.id} onDescribed={(voice) => form.put('voice', voice)} />}
        <TextArea
          label="Words to avoid"
          description="Separate them with commas or new lines. After ->, you can add what to say instead. Where an email uses one, it is marked, and the replacement is offered."
          placeholder="unlock, game-changer, robust -> strong"
          {...field('wordsToAvoid')}
        />
        <TextArea
          label="Who reads, and what they own"
          description="Told to the writer with every email, so that no brief has to say it."
          placeholder="Private investors near retirement; most hold the large chip makers and dividend funds"
          rows={2}
          {...field('readers')}
        />
        <TextArea
          label="What may not be said"
          description="In whatever words: the writer keeps to it, and the review holds emails against it."
          placeholder="No price targets. Nothing on taxes. Never that a dividend is safe."
          rows={2}
          {...field('neverSaid')}
        />
      </Group>
      <Group title="Below every email">
        <TextArea
          label="Signature"
          description="If this is empty, the sender signs."
          rows={2}
          {...field('signature')}
        />
        <TextArea
          label="Standing disclaimer"
          description="Added word for word where the offer has no disclaimer of its own."
          placeholder="This is not investment advice."
          {...field('disclaimer')}
        />
        <TextArea
          label="Postal address"
          description="For the footer. CAN-SPAM requires an address and a way to unsubscribe in every commercial email."
          rows={2}
          autoComplete="street-address"
          {...field('address')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Unsubscribe text" placeholder="Unsubscribe" {...field('unsubscribeText')} />
          <TextField
            label="Unsubscribe link"
            placeholder="https://… or {{unsubscribe_url}}"
            inputMode="url"
            {...field('unsubscribeLink')}
          />
        </div>
      </Group>
      <Offers form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="main" disabled={save.isPending || (brand !== null && !form.isChanged)}>
          {save.isPending ? 'Saving...' : 'Save brand'}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {form.isChanged ? 'Discard changes' : 'Close'}
        </Button>
        {form.isChanged && !save.isPending && <p className="text-sm text-faint">Not saved yet</p>}
      </div>
    </form>
  );
}

function contentOf({ id: _, isDefault: __, ...content }: Brand): BrandRequest {
  return content;
}

function Group({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {about && <p className="text-sm text-muted">{about}</p>}
      </div>
      {children}
    </section>
  );
}

/** Of its own, so that it hears of the offers that the form keeps when that shows them. */
function Offers({ form: { field, control } }: { form: ReturnType<typeof useKeptForm<BrandRequest, BrandRequest>> }) {
  const offers = useFieldArray({ control, name: 'offers', keyName: 'key' });
  return (
    <Group title="Offers" about="What it sells. You choose one for each email; its link and its disclaimer go with it.">
      {offers.fields.map(({ key }, at) => (
        <fieldset key={key} className="flex flex-col gap-4 rounded-md border border-line p-3.5">
          <legend className="px-1 text-sm font-medium text-muted">Offer {at + 1}</legend>
          <TextField label="Name" placeholder="Options newsletter" {...field(`offers.${at}.name`)} />
          <TextField label="Audience" placeholder="Who it is made for" {...field(`offers.${at}.audience`)} />
          <TextArea label="Benefits" placeholder="What the reader gets" rows={2} {...field(`offers.${at}.benefits`)} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Call to action"
              placeholder="Start your free month"
              {...field(`offers.${at}.callToAction`)}
            />
            <TextField label="Link" placeholder="https://…" inputMode="url" {...field(`offers.${at}.link`)} />
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField label="Standard price ($)" inputMode="decimal" {...field(`offers.${at}.standardPrice`)} />
            <TextField label="Discounted price ($)" inputMode="decimal" {...field(`offers.${at}.discountedPrice`)} />
            <TextField label="VIP price ($)" inputMode="decimal" {...field(`offers.${at}.vipPrice`)} />
          </div>
          <p className="-mt-2 text-sm text-faint">A campaign for this offer begins with these prices.</p>
          <TextArea
            label="Disclaimer of this product"
            description="Takes the place of the standing disclaimer in its emails."
            rows={2}
            {...field(`offers.${at}.disclaimer`)}
          />
          <Button variant="quiet" size="small" className="self-start" onClick={() => offers.remove(at)}>
            <Trash2 className="size-4" aria-hidden />
            Remove offer {at + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        className="self-start"
        disabled={offers.fields.length >= LIMITS.offersMax}
        onClick={() => offers.append({ ...new OfferRequest() })}
      >
        <Plus className="size-4" aria-hidden />
        Add an offer
      </Button>
    </Group>
  );
}
