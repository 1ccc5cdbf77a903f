import { ArrowUpRight } from 'lucide-react';
import { Button } from '@/ui/button';
import { useOpenSignedIn } from '../use-open-signed-in';

export function OpenExternal({ url, name }: { url: string; name: string }) {
  const { open, isOpening } = useOpenSignedIn(url);
  return (
    <Button
      size="small"
      className="self-start"
      aria-label={`Create New: ${name}, in a new tab`}
      disabled={isOpening}
      onClick={open}
    >
      {isOpening ? 'Opening...' : 'Create New'}
      <ArrowUpRight className="size-4" aria-hidden />
    </Button>
  );
}
