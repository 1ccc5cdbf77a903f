import type { Brand, BrandChoice, ThreadResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { http } from '@/lib/http';
import { parseJson } from '@/lib/parse-json';
import { useStoredState } from '@/lib/use-stored-state';
import { BrandLink } from './brand-link';
import { useOwnEmails } from './own-emails/queries';

export const BRANDS_KEY = ['brands'];

/** The brands of the user: the default one first. */
export function useBrands() {
  return useQuery({ queryKey: BRANDS_KEY, queryFn: () => http.get('/api/brands') });
}

/**
 * Who speaks in what is written next, and what it sells: what was chosen here, else what the thread that is open was
 * written with, else what was chosen last for this tool.
 */
export function useBrandChoice(tool: string, userId: number, thread: Pick<ThreadResponse, 'id' | 'brand'> | null) {
  const { data: brands } = useBrands();
  const key = `copydesk-brand:${userId}:${tool}`;
  const [last, setLast] = useState(() => parseJson<BrandChoice>(localStorage.getItem(key) ?? '{}'));
  const [picked, setPicked] = useStoredState<BrandChoice | null>(
    `brand:${tool}:${userId}:${thread?.id ?? ''}`,
    1,
    null,
  );
  const own = thread?.brand ? { brandId: thread.brand.id, offerId: thread.brand.offer?.id ?? null } : null;
  const wanted = picked ?? own ?? last;
  return {
    brands,
    choice: brands ? thereOf(brands, wanted) : wanted,
    choose: (choice: BrandChoice) => {
      if (thread) setPicked(choice);
      setLast(choice);
      try {
        localStorage.setItem(key, JSON.stringify(choice));
      } catch {
        // A full storage costs the next visit its memory, and nothing else.
      }
    },
  };
}

/**
 * The choice as far as it is there, and no offer where its own is gone. Where no brand was chosen, or it is gone, it is the
 * default brand with its only offer.
 */
function thereOf(brands: Brand[], { brandId, offerId }: BrandChoice): BrandChoice {
  const chosen = brands.find(({ id }) => id === brandId);
  if (chosen) return { brandId: chosen.id, offerId: chosen.offers.find(({ id }) => id === offerId)?.id ?? null };
  const [first] = brands;
  return { brandId: first?.id, offerId: first?.offers.length === 1 ? first.offers[0]?.id : null };
}

const valueOf = ({ brandId = '', offerId }: BrandChoice) => `${brandId}/${offerId ?? ''}`;

/** The brand and the offer as one chip: 'Acme Research, Options newsletter'. */
export function BrandChip({ brands, choice, choose }: ReturnType<typeof useBrandChoice>) {
  if (!brands) return <div className="h-9" />;
  if (brands.length === 0) {
    return (
      <p className="text-sm text-muted">
        No brand yet.{' '}
        <BrandLink to="new" className="text-text underline underline-offset-2">
          Set up your brand
        </BrandLink>{' '}
        or{' '}
        <BrandLink to="import" className="text-text underline underline-offset-2">
          read it from your emails
        </BrandLink>
      </p>
    );
  }
  const take = (value: string) => {
    const [brandId, offerId] = value.split('/');
    choose({ brandId, offerId: offerId || null });
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <div className="relative max-w-full min-w-0">
        <Stamp className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint max-md:top-3.5" aria-hidden />
        <select
          aria-label="Brand and offer"
          value={valueOf(choice)}
          onChange={({ target }) => take(target.value)}
          className="h-9 w-full max-w-full truncate rounded-full border border-field-line bg-field pr-3 pl-9 text-sm font-medium hover:border-faint/60 max-md:h-11 max-md:text-lg"
        >
          {brands.map(({ id, name, offers }) => (
            <optgroup key={id} label={name}>
              <option value={valueOf({ brandId: id })}>{offers.length > 0 ? `${name}, no offer` : name}</option>
              {offers.map((offer) => (
                <option key={offer.id} value={valueOf({ brandId: id, offerId: offer.id })}>
                  {name}, {offer.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {choice.brandId && (
        <BrandLink
          to={choice.brandId}
          aria-label="Edit this brand"
          className="shrink-0 text-sm text-muted underline-offset-2 hover:text-text hover:underline max-md:py-3"
        >
          Edit
        </BrandLink>
      )}
      {choice.brandId && <OwnEmailsLink brandId={choice.brandId} />}
    </div>
  );
}

/** Leads to the emails that are the brand's voice, or to where they are handed in. */
function OwnEmailsLink({ brandId }: { brandId: string }) {
  const count = useOwnEmails(brandId).data?.length;
  if (count === undefined) return null;
  return (
    <BrandLink
      to={`${brandId}#emails`}
      className="flex shrink-0 items-center text-sm text-muted underline-offset-2 hover:text-text hover:underline max-md:min-h-11"
    >
      {count === 0 ? 'Add emails you have sent' : `${count} of your emails`}
    </BrandLink>
  );
}
