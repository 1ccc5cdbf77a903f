import { useEffect, useState } from 'react';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { writeClipboard, type ClipboardContent } from './clipboard';

const CONFIRMED_MS = 2_000;

/** Copies, says so, and confirms it for two seconds at the place where it was asked for. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async (content: ClipboardContent): Promise<boolean> => {
    try {
      await writeClipboard(content);
    } catch {
      toastFailure('Failed to copy', 'Could not copy to clipboard.');
      return false;
    }
    setCopiedAt(Date.now());
    toast({ title: 'Copied to clipboard' });
    return true;
  };
  return { copy, isCopied: copiedAt !== null };
}
