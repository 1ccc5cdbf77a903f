import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { classNames } from '@/ui/class-names';
import { fileOfFilm, type FilmName, FILMS, formatPlace } from './tutorials';

/** Of the picture, in pixels, as they are recorded. */
export const FILM_SIZE = { width: 1280, height: 800 };

/**
 * A film without sound, with its captions, and below it the same words as steps, each of which leads to its place: they
 * are also what is left where the film cannot be shown.
 */
export function FilmPlayer({ film, name }: { film: FilmName; name: string }) {
  const { steps } = FILMS[film];
  const video = useRef<HTMLVideoElement>(null);
  const [place, setPlace] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // Somebody came to watch it; who asked for less motion starts it by hand.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void video.current?.play().catch(() => undefined);
  }, []);
  const goTo = (second: number) => {
    if (!video.current) return;
    video.current.currentTime = second;
    void video.current.play().catch(() => undefined);
  };
  const current = steps.findLastIndex(({ at }) => at <= place + 0.01);
  return (
    <div className="flex flex-col gap-6">
      {isMissing ? (
        <FailureNotice title="The film cannot be shown">
          <p>It could not be loaded, or this browser does not play WebM. The steps are described below.</p>
        </FailureNotice>
      ) : (
        <video
          ref={video}
          src={fileOfFilm(film, 'webm')}
          poster={fileOfFilm(film, 'webp')}
          {...FILM_SIZE}
          controls
          muted
          playsInline
          preload="none"
          aria-label={`Tutorial: ${name}`}
          onTimeUpdate={({ currentTarget }) => setPlace(currentTarget.currentTime)}
          onError={() => setMissing(true)}
          className="h-auto w-full rounded-lg border border-line bg-page"
        >
          <track default kind="captions" srcLang="en" label="English" src={fileOfFilm(film, 'vtt')} />
        </video>
      )}
      <section aria-labelledby="steps" className="flex flex-col gap-2">
        <h2 id="steps" className="text-lg font-semibold">
          Step by step
        </h2>
        <ol className="grid gap-x-6 md:grid-cols-2">
          {steps.map(({ at, text }, index) => (
            <li key={at}>
              <button
                type="button"
                aria-current={index === current && place > 0 ? 'step' : undefined}
                disabled={isMissing}
                onClick={() => goTo(at)}
                className={classNames(
                  'flex w-full gap-3 rounded-md px-2.5 py-2 text-left transition-colors duration-150 enabled:hover:bg-raised max-md:min-h-11',
                  'text-muted aria-[current]:bg-accent-soft aria-[current]:text-text',
                )}
              >
                <span className="text-sm leading-[1.4375rem] text-faint tabular-nums">{formatPlace(at)}</span>
                {text}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
