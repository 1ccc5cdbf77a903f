import { LIMITS, type Brand } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailSearch, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { LoadFailure } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { BRANDS_KEY, useBrands } from './brand-choice';
import { BrandForm } from './brand-form';
import { BrandImport } from './brand-import';

/** The brands of a user: a list, and in its place what is done with one of them. */
export function Brands({ userId, readFile }: { userId: number; readFile: (file: File) => Promise<string> }) {
  const brands = useBrands();
  const [params, setParams] = useSearchParams();
  const open = params.get('brand');
  const show = (brand: string | null) => setParams(brand === null ? {} : { brand }, { preventScrollReset: true });
  if (brands.isPending) {
    return (
      <div role="status" aria-label="Loading your brands" className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (brands.isError)
    return <LoadFailure onRetry={brands.refetch}>Your brands could not be loaded. They are safe.</LoadFailure>;
  const close = () => show(null);
  const showMade = ({ id }: Brand) => show(id);
  if (open === 'import') return <BrandImport userId={userId} readFile={readFile} onMade={showMade} onClose={close} />;
  const brand = brands.data.find(({ id }) => id === open) ?? null;
  if (brand || open === 'new')
    return <BrandForm key={open} userId={userId} brand={brand} onMade={showMade} onClose={close} />;
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
            <BrandRow key={one.id} brand={one} onEdit={() => show(one.id)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={isFull} onClick={() => show('new')}>
          <Plus className="size-4" aria-hidden />
          Add a brand
        </Button>
        <Button variant="quiet" disabled={isFull} onClick={() => show('import')}>
          <MailSearch className="size-4" aria-hidden />
          Read one from my emails
        </Button>
        {isFull && (
          <p className="text-sm text-muted">You have {LIMITS.brandsMax} brands, which is the most there can be.</p>
        )}
      </div>
    </>
  );
}

function BrandRow({ brand, onEdit }: { brand: Brand; onEdit: () => void }) {
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
        <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="small" aria-label={`Delete ${name}`} onClick={() => setDoomed(true)}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      {isDoomed && (
        <ConfirmDialog
          title="Delete this brand?"
          description={`${name} and its offers are offered no more. Emails that were written with them keep their signature, disclaimer and link.`}
          action={change.isPending ? 'Deleting...' : 'Delete'}
          isPending={change.isPending}
          onConfirm={() => change.mutate('delete')}
          onClose={() => setDoomed(false)}
        />
      )}
    </li>
  );
}
