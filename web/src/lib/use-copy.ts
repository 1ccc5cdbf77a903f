import { useEffect, useState } from 'react';
import { toast, toastFailure, type ToastContent } from '@/ui/toast/toast-store';
import { writeClipboard, type Copied } from './clipboard';

const CONFIRMED_MS = 2_000;

interface Words {
  done: ToastContent;
  failed: ToastContent;
}

const WORDS: Words = {
  done: { title: 'Copied to clipboard' },
  failed: { title: 'Failed to copy', description: 'Could not copy to clipboard.' },
};

/** Copies, says so, and confirms it for two seconds at the place where it was asked for. */
export function useCopy({ done, failed }: Words = WORDS) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async (content: Copied): Promise<boolean> => {
    try {
      await writeClipboard(content);
    } catch {
      toastFailure(failed.title, failed.description);
      return false;
    }
    setCopiedAt(Date.now());
    toast(done);
    return true;
  };
  return { copy, isCopied: copiedAt !== null };
}
