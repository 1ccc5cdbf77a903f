import type { Brand, GenerationResponse } from '@copydesk/contracts';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '@/features/brands/brand-choice';
import { BrandForm } from '@/features/brands/brand-form';
import { BrandImport } from '@/features/brands/brand-import';
import { OwnEmails } from '@/features/brands/own-emails/own-emails';
import { BrandsFailure, BrandsSkeleton } from '@/features/brands/brands';
import { refusalOf } from '@/features/documents/check-file';
import { readDocument } from '@/features/documents/reading/read-document';
import { GenerationPicker } from '@/features/library/generation-picker';
import { useSession } from '@/features/session/use-session';
import { useToolName } from '@/features/tools/use-tools';
import { readWantedPage } from '@/lib/wanted-page';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';

const ALL_BRANDS = '/settings#brands';

/** One brand, a new one, or one that is read from emails. It leads back to where it was opened. */
export default function BrandScreen() {
  const user = useSession().data;
  const { brand = '' } = useParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const from = readWantedPage(state, ALL_BRANDS);
  if (!user) return null;
  return (
    <main className="mx-auto flex w-full max-w-180 flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 lg:pt-9">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-muted">
          Who speaks in your emails, and what they sell. Every email follows the brand you choose for it.
        </p>
        <Link to={from} className={buttonStyle('plain', 'small')}>
          <ArrowLeft className="size-4" aria-hidden />
          {nameOf(from)}
        </Link>
      </div>
      <BrandWork
        key={brand}
        userId={user.id}
        brand={brand}
        onMade={({ id }) => void navigate(`/brands/${id}`, { replace: true, state })}
        onClose={() => void navigate(from, { replace: true })}
      />
    </main>
  );
}

const nameOf = (from: string) => (from === ALL_BRANDS ? 'Back to all brands' : 'Back to the brief');

const CARD = 'flex flex-col gap-4 p-4.5 sm:p-5';

interface BrandWorkProps {
  userId: number;
  brand: string;
  onMade: (brand: Brand) => void;
  onClose: () => void;
}

function BrandWork({ userId, brand: wanted, onMade, onClose }: BrandWorkProps) {
  const brands = useBrands();
  const toolName = useToolName();
  if (!brands.data) {
    const notice = brands.isPending ? <BrandsSkeleton /> : <BrandsFailure onRetry={brands.refetch} />;
    return <Card className={CARD}>{notice}</Card>;
  }
  const brand = brands.data.find(({ id }) => id === wanted) ?? null;
  return (
    <>
      <Card className={CARD}>
        {wanted === 'import' ? (
          <BrandImport userId={userId} readFile={readEmail} onMade={onMade} onClose={onClose} />
        ) : brand || wanted === 'new' ? (
          <BrandForm userId={userId} brand={brand} onMade={onMade} onClose={onClose} />
        ) : (
          <p className="text-muted">There is no such brand. It may have been deleted.</p>
        )}
      </Card>
      {brand && (
        <Card className={CARD}>
          <OwnEmails brandId={brand.id} userId={userId} readFile={readEmail} Picker={SavedEmails} toolName={toolName} />
        </Card>
      )}
    </>
  );
}

/** Chooses an email of the library for a brand. */
function SavedEmails({ onPick }: { onPick: (email: GenerationResponse) => void }) {
  const toolName = useToolName();
  return (
    <GenerationPicker
      toolName={toolName}
      action="From my library"
      about="One becomes an example of this brand."
      onPick={onPick}
    />
  );
}

/** An email that was saved as a file. @throws Error that says why it cannot be read. */
async function readEmail(file: File): Promise<string> {
  const refusal = refusalOf(file);
  if (refusal) throw new Error(refusal.atField);
  const { signal } = new AbortController();
  return (await readDocument(file, { signal, onPage: () => undefined })).whole;
}
