import { LIMITS, type Brand } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailSearch, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { LoadFailure } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { BRANDS_KEY, useBrands } from './brand-choice';
import { BrandLink } from './brand-link';

/** The brands of a user. */
export function Brands() {
  const brands = useBrands();
  if (brands.isPending) return <BrandsSkeleton />;
  if (brands.isError) return <BrandsFailure onRetry={brands.refetch} />;
  const isFull = brands.data.length >= LIMITS.brandsMax;
  return (
    <>
      {brands.data.length === 0 ? (
        <p className="text-muted">
          No brand yet. A brand says who sends your emails, how they sound, what they sell and what goes below them.
        </p>
      ) : (
        <ul aria-label="Brands" className="divide-y divide-line">
          {brands.data.map((one) => (
            <BrandRow key={one.id} brand={one} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isFull ? (
          <p className="text-sm text-muted">You have {LIMITS.brandsMax} brands, which is the maximum.</p>
        ) : (
          <>
            <BrandLink to="new" className={buttonStyle()}>
              <Plus className="size-4" aria-hidden />
              Add a brand
            </BrandLink>
            <BrandLink to="import" className={buttonStyle()}>
              <MailSearch className="size-4" aria-hidden />
              Read a brand from my emails
            </BrandLink>
          </>
        )}
      </div>
    </>
  );
}

export function BrandsSkeleton() {
  return (
    <div role="status" aria-label="Loading your brands" className="flex flex-col gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

export function BrandsFailure({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return <LoadFailure onRetry={onRetry}>Your brands could not be loaded. They are safe.</LoadFailure>;
}

function BrandRow({ brand }: { brand: Brand }) {
  const queryClient = useQueryClient();
  const [isDoomed, setDoomed] = useState(false);
  const { id, name, company, offers, isDefault } = brand;
  const change = useMutation({
    mutationFn: async (how: 'default' | 'delete') => {
      if (how === 'delete') await http.delete('/api/brands/:id', { params: { id } });
      else await http.put('/api/brands/:id/default', { params: { id } });
    },
    onSuccess: async (_, how) => {
      setDoomed(false);
      await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
      if (how === 'delete') announce({ title: 'Brand deleted', description: name });
    },
    onError: (error) => toastFailure('Nothing was changed', refusalOf(error, 'Please try again.')),
  });
  const told = [
    company !== name && company,
    offers.length === 0 ? 'no offer' : offers.map((offer) => offer.name).join(', '),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {isDefault && <Pill>Default</Pill>}
        </p>
        <p className="line-clamp-2 text-sm break-words text-muted">{told.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Make ${name} the default`}
            disabled={change.isPending}
            onClick={() => change.mutate('default')}
          >
            Make default
          </Button>
        )}
        <BrandLink to={id} aria-label={`Edit ${name}`} className={buttonStyle('plain', 'small')}>
          Edit
        </BrandLink>
        <Button variant="quiet" size="small" aria-label={`Delete ${name}`} onClick={() => setDoomed(true)}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      {isDoomed && (
        <ConfirmDialog
          title="Delete this brand?"
          description={`${name} and its offers can no longer be chosen. Emails written with them keep their signature, disclaimer and link. The emails you added to it as examples are deleted.`}
          action={change.isPending ? 'Deleting...' : 'Delete'}
          isPending={change.isPending}
          onConfirm={() => change.mutate('delete')}
          onClose={() => setDoomed(false)}
        />
      )}
    </li>
  );
}
