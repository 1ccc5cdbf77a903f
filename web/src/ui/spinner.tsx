import { LoaderCircle } from 'lucide-react';

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center text-faint">
      <LoaderCircle className="size-6 motion-safe:animate-spin" aria-hidden />
      <span className="sr-only">{label}</span>
    </div>
  );
}
