import { useEffect, useState } from 'react';
import { toast, type ToastContent, toastFailure } from './toast/toast-store';

const CONFIRMED_MS = 2_000;

export interface CopyOptions {
  done?: ToastContent;
  failed?: ToastContent;
  /** `announce` where the button that was pressed says 'Copied'. */
  tell?: ((done: ToastContent) => void) | undefined;
}

const DONE: ToastContent = { title: 'Copied to clipboard' };
const FAILED: ToastContent = { title: 'Failed to copy', description: 'Could not copy to clipboard.' };

/** Copies, says so, and confirms it for two seconds at the place where it was asked for. */
export function useCopy({ done = DONE, failed = FAILED, tell = toast }: CopyOptions = {}) {
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
    tell(done);
    return true;
  };
  return { copy, isCopied: copiedAt !== null };
}

interface ClipboardContent {
  text: string;
  html?: string;
}

/** What is copied may still be on its way: the browser must be asked within the click. */
type Copied = ClipboardContent | Promise<Required<ClipboardContent>>;

/** Puts a text on the clipboard, plain and, where there is such, formatted. Throws where the browser refuses both ways. */
async function writeClipboard(content: Copied): Promise<void> {
  try {
    // oxlint-disable-next-line no-restricted-properties, no-restricted-globals -- Over plain http it is copied by an event.
    await navigator.clipboard.write([new ClipboardItem(partsOf(content))]);
  } catch {
    copyByEvent(await content);
  }
}

function partsOf(content: Copied): Record<string, Blob | Promise<Blob>> {
  if (content instanceof Promise) {
    return { 'text/plain': content.then(plain), 'text/html': content.then(formatted) };
  }
  const { text, html } = content;
  return { 'text/plain': plain(content), ...(html && { 'text/html': formatted({ text, html }) }) };
}

const plain = ({ text }: ClipboardContent) => new Blob([text], { type: 'text/plain' });
const formatted = ({ html }: Required<ClipboardContent>) => new Blob([html], { type: 'text/html' });

/** For pages over plain http, where navigator.clipboard is missing. */
function copyByEvent({ text, html }: ClipboardContent): void {
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    if (html) event.clipboardData?.setData('text/html', html);
  };
  document.addEventListener('copy', fill);
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (!copied) throw new Error('The browser refused to copy.');
}
