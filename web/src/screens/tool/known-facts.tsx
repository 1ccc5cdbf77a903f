import { tellSurest, type BrandChoice, type DocumentDay } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useBrands } from '@/features/brands/brand-choice';
import { BrandLink } from '@/features/brands/brand-link';
import { formatPublished } from '@/lib/format-date';
import { http } from '@/lib/http';
import { askWhyNow, isOld } from '@/features/angles/document-age';

interface KnownFactsProps {
  choice: BrandChoice;
  document: DocumentDay | null;
}

/** What the writer is told without anybody typing it: of the brand, of its offer, of the library and of the document. */
export function KnownFacts({ choice, document }: KnownFactsProps) {
  const { brandId, offerId } = choice;
  const brand = useBrands().data?.find(({ id }) => id === brandId);
  const { data: sent = [] } = useQuery({
    queryKey: ['sent-before', brandId ?? null, offerId ?? null],
    queryFn: () =>
      http.get('/api/sent-before', { query: { ...(brandId && { brandId }), ...(offerId && { offerId }) } }),
  });
  const [now] = useState(() => new Date());
  const age = document && isOld(document, now) ? askWhyNow(document, now) : null;
  if (!brand && sent.length === 0 && !document) return null;
  const offer = brand?.offers.find(({ id }) => id === offerId);
  const readers = [brand?.readers, offer?.audience].filter(Boolean).join('. ');
  const missing = (words: string, field = '') =>
    brand ? (
      <BrandLink to={brand.id + field} className="text-muted underline underline-offset-2 hover:text-text">
        {words}
      </BrandLink>
    ) : null;
  return (
    <section aria-label="What the writer knows" className="flex flex-col gap-1.5 text-sm">
      {age && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{age}</p>}
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm py-1 text-muted hover:text-text max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90"
            aria-hidden
          />
          What the writer knows
        </summary>
        <dl className="mt-1 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 pl-5 break-words">
          <Known name="Readers">{readers || missing('Say who reads, and what they own', '#readers')}</Known>
          <Known name="Sent last">
            {sent.length === 0 ? (
              <span className="text-faint">Nothing saved yet</span>
            ) : (
              <ul>
                {sent.map(({ id, title, day, result }) => (
                  <li key={id}>
                    {title}{' '}
                    <span className="text-faint">
                      {[formatPublished(day), result && tellSurest(result)].filter(Boolean).join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Known>
          <Known name="The one action">
            {offer ? offer.callToAction || offer.name : missing('Add or choose an offer')}
          </Known>
          <Known name="Never said">{brand?.neverSaid || missing('Say what may not be said', '#neverSaid')}</Known>
          {document && !age && <Known name="Document">{formatPublished(document.day)}</Known>}
        </dl>
      </details>
    </section>
  );
}

function Known({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 text-text">{children}</dd>
    </>
  );
}
