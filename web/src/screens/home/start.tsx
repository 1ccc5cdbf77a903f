import { WRITERS } from '@copydesk/contracts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '@/features/documents/check-file';
import type { AngleOfBrief } from '@/lib/offered-angles';
import { DropZone } from '@/features/documents/components/drop-zone';
import { SourceField } from '@/features/documents/source-field/source-field';
import { type Handed, handOver } from '@/features/documents/intake/handed-file';
import { describeReadingFailure, type FieldErrors } from '@/features/documents/intake/reading-failure';
import type { Material } from '@/features/documents/intake/material';
import { useFilingSearch } from '@/features/session/use-filing-search';
import { lazyComponent } from '@/lib/lazy-component';
import { NEW } from '@/lib/use-fresh-brief';
import { Button } from '@/ui/button';
import { toastFailure } from '@/ui/toast/toast-store';

/** Fetched with the first document. */
const ChooseTool = lazyComponent(() => import('./choose-tool'));

/** Where a document is dropped before one knows what is to become of it; who is new may take a sample. */
export function Start({ isNewHere }: { isNewHere: boolean }) {
  const navigate = useNavigate();
  const search = useFilingSearch();
  const [material, setMaterial] = useState<Material | null>(null);
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const write = (handed: Handed, route: string, idea: AngleOfBrief | null = null) => {
    handOver(handed, idea);
    void navigate(`${route}?${NEW}`);
  };
  const take = (next: Material) => {
    const refusal = next instanceof File ? refusalOf(next) : null;
    setErrors(refusal ? { file: refusal.atField } : {});
    if (refusal) toastFailure(refusal.title, refusal.description);
    else setMaterial(next);
  };
  const takeSample = async () => {
    const { sampleFiling } = await import('./sample-filing');
    write(sampleFiling(new Date()), WRITERS[0].route);
  };
  if (material !== null) {
    const refuse = (error: unknown) => {
      const { title, message, atField } = describeReadingFailure(material, error);
      setMaterial(null);
      setErrors(atField);
      toastFailure(title, message);
    };
    return (
      <Suspense fallback={null}>
        <ChooseTool material={material} onChoose={write} onFailed={refuse} onLeave={() => setMaterial(null)} />
      </Suspense>
    );
  }
  return (
    <section aria-label="Start from a document" className="flex flex-col gap-2.5">
      <DropZone
        error={errors.file}
        onFile={take}
        invitation="Drop a filing, a call or a page: we read it and offer its angles"
      >
        <SourceField
          search={search}
          typed={address}
          onType={setAddress}
          error={errors.address}
          onAddress={take}
          onFiling={take}
        />
      </DropZone>
      {isNewHere && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-muted">
          <span>No document at hand?</span>
          <Button size="small" onClick={() => void takeSample()}>
            Try a sample filing
          </Button>
          <span className="text-sm text-faint">The quarterly report of a company we made up.</span>
        </p>
      )}
    </section>
  );
}
