import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';

const SHOWN = 'An email about a filing: one of its figures is shown with the line that it comes from.';

/** What the product does: one moving picture, which can be stopped, and two sentences. */
export function Showcase() {
  const video = useRef<HTMLVideoElement>(null);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    return startWhenSeen(video.current);
  }, []);
  const toggle = () => {
    if (isMoving) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  };
  return (
    <section aria-label="What Copydesk does" className="flex w-full max-w-180 flex-col gap-5">
      <div className="relative">
        <video
          ref={video}
          src="/tutorials/landing.webm"
          poster="/tutorials/landing.webp"
          width={960}
          height={540}
          muted
          loop
          playsInline
          preload="none"
          aria-label={SHOWN}
          onPlay={() => setMoving(true)}
          onPause={() => setMoving(false)}
          className="h-auto w-full rounded-lg border border-line bg-surface shadow-float"
        />
        <div className="absolute right-3 bottom-3 flex">
          <Button
            size="small"
            aria-label={isMoving ? 'Pause the moving picture' : 'Play the moving picture'}
            onClick={toggle}
          >
            {isMoving ? 'Pause' : 'Play'}
          </Button>
        </div>
      </div>
      <p className="text-muted text-balance">
        Hand in a filing, a call or a page, and Copydesk writes the email. Refine it in plain words, have it reviewed,
        and send it with the tool you have.{' '}
        <Link to="/how-to-use" className="font-medium text-accent hover:underline">
          See how it is used
        </Link>
      </p>
    </section>
  );
}

/** It is fetched after all that the page is made of, once somebody sees its place, and only where motion is welcome. */
function startWhenSeen(video: HTMLVideoElement | null): (() => void) | undefined {
  if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watch.disconnect();
    void video.play().catch(() => undefined);
  });
  const begin = () => watch.observe(video);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    watch.disconnect();
  };
}
