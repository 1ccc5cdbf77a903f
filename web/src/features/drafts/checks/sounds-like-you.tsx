import { disclaimersOf, LIMITS, type DraftBrand } from '@copydesk/contracts';
import { likenessTo } from '@copydesk/text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { http } from '@/lib/http';

interface SoundsLikeYouProps {
  brand: DraftBrand;
  /** What is on the screen. */
  text: string;
}

/** How near a draft is to the brand's own emails, counted anew as it changes, and what differs. */
export function SoundsLikeYou({ brand, text }: SoundsLikeYouProps) {
  const { id: brandId, disclaimer, offer } = brand;
  const id = useId();
  const { data } = useQuery({
    queryKey: ['brand-voice', brandId],
    queryFn: () => http.get('/api/brands/:id/voice', { params: { id: brandId } }),
    refetchOnMount: 'always',
  });
  const voice = data?.voice ?? null;
  const shown = useDeferredValue(text);
  const likeness = useMemo(() => {
    const fixed = disclaimersOf({ disclaimer, offers: offer ? [offer] : [] });
    return voice && likenessTo(voice, shown, fixed);
  }, [voice, shown, disclaimer, offer]);
  if (!data) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5 border-t border-line pt-3.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="font-semibold">
          Sounds like you
        </h3>
        {likeness && (
          <p className="text-muted tabular-nums">
            <strong className="font-serif text-xl font-medium text-text">{likeness.score}</strong> of 100
          </p>
        )}
      </div>
      {likeness && <Differences differences={likeness.differences} emails={data.emails} />}
      {!voice && (
        <p className="text-muted">
          {data.emails === 0
            ? `Add ${LIMITS.ownEmailsMin} emails that you have sent, and`
            : `You have added ${data.emails} of ${LIMITS.ownEmailsMin} emails; with one or two more`}{' '}
          each draft is measured against them.{' '}
          <Link to={`/brands/${brandId}#emails`} className="text-text underline underline-offset-2">
            Add emails
          </Link>
        </p>
      )}
    </section>
  );
}

function Differences({ differences, emails }: { differences: string[]; emails: number }) {
  if (differences.length === 0) {
    return <p className="text-muted">As near to your {emails} emails as these are to each other.</p>;
  }
  return (
    <ul aria-label="What differs" className="flex list-disc flex-col gap-1 pl-4 text-muted marker:text-faint">
      {differences.map((difference) => (
        <li key={difference} className="break-words">
          {difference}
        </li>
      ))}
    </ul>
  );
}
