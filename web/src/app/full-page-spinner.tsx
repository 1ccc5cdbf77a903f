import { LoaderCircle } from 'lucide-react';

export function FullPageSpinner() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}

function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center text-faint">
      <LoaderCircle className="size-6 motion-safe:animate-spin" aria-hidden />
      <span className="sr-only">{label}</span>
    </div>
  );
}
