export interface ClipboardContent {
  text: string;
  html?: string;
}

/** Puts a text on the clipboard, plain and, where there is such, formatted. Throws where the browser refuses both ways. */
export async function writeClipboard(content: ClipboardContent): Promise<void> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([content.text], { type: 'text/plain' }),
        ...(content.html && { 'text/html': new Blob([content.html], { type: 'text/html' }) }),
      }),
    ]);
  } catch {
    copyByEvent(content);
  }
}

/** For pages that are not served over https, where navigator.clipboard is missing. */
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
