import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface EmailFrameProps {
  html: string;
  title: string;
}

/**
 * An email in a page of its own, as high as it is. The frame's page has a policy of its own (`security-headers.ts`): looks
 * may be said in the text, and nothing is run or loaded. The sandbox lets this page alone write into it.
 */
export function EmailFrame({ html, title }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(400);
  const write = useEffectEvent((page: Document) => {
    page.open();
    page.write(html);
    page.close();
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isReady || !page) return;
    write(page);
    const measure = () => setHeight(page.documentElement.offsetHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(page.documentElement);
    page.addEventListener('click', stayHere);
    page.addEventListener('keydown', handOn);
    return () => {
      watch.disconnect();
      page.removeEventListener('click', stayHere);
      page.removeEventListener('keydown', handOn);
    };
  }, [isReady, html]);
  return (
    <iframe
      ref={frame}
      title={title}
      src="/email-frame.html"
      sandbox="allow-same-origin"
      onLoad={() => setReady(true)}
      style={{ height }}
      className="block w-full border-0 bg-[#ffffff]"
    />
  );
}

/** Links are looked at, not followed. */
const stayHere = (event: Event) => event.preventDefault();

/** Escape closes the panel from within the email, too. */
function handOn(event: KeyboardEvent): void {
  if (event.key === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
}
