import { Check, Copy } from 'lucide-react';
import { announce } from '@/ui/toast/toast-store';
import { useCopy } from '@/ui/use-copy';
import { Button } from '@/ui/button';

/** Copies a text whole, also where only its beginning is shown. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { copy, isCopied } = useCopy({ tell: announce });
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="small" onClick={() => void copy({ text })}>
      <Icon className={isCopied ? 'size-4 text-good' : 'size-4'} aria-hidden />
      {children}
    </Button>
  );
}
