import { Spinner } from '@/ui/spinner';

export function FullPageSpinner() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}
