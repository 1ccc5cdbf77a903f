import { Check, CirclePlay } from 'lucide-react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { FILM_SIZE } from './film-player';
import {
  fileOfFilm,
  type FilmName,
  FILMS,
  formatPlace,
  OVERVIEW,
  pathOfFilm,
  type Tutorial,
  TUTORIALS,
} from './tutorials';

/** The overview, and a card for each tool. */
export function TutorialGrid() {
  return (
    <div className="flex flex-col gap-4">
      <TutorialCard tutorial={OVERVIEW} isWide />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TUTORIALS.map((tutorial) => (
          <TutorialCard key={tutorial.name} tutorial={tutorial} />
        ))}
      </div>
    </div>
  );
}

/** What a video shows, and the way to it: the whole card leads there. */
function TutorialCard({ tutorial, isWide = false }: { tutorial: Tutorial; isWide?: boolean }) {
  const { name, badge, description, features, film } = tutorial;
  return (
    <Card
      aria-label={name}
      className={classNames(
        'relative flex flex-col overflow-hidden transition-colors duration-150',
        film && 'hover:border-line-strong',
        isWide && 'md:grid md:grid-cols-2',
      )}
    >
      {film && (
        <img
          src={fileOfFilm(film, 'webp')}
          alt=""
          width={FILM_SIZE.width}
          height={FILM_SIZE.height}
          loading="lazy"
          className={classNames(
            'w-full border-line',
            isWide ? 'h-full object-cover object-top md:border-r' : 'border-b',
          )}
        />
      )}
      <div className={classNames('flex flex-1 flex-col gap-3.5 p-5', isWide && 'sm:p-7')}>
        <div className="flex items-center gap-3">
          <h2
            className={classNames(
              'min-w-0 flex-1',
              isWide ? 'font-serif text-[1.625rem] leading-tight tracking-[-0.01em]' : 'text-lg font-semibold',
            )}
          >
            {name}
          </h2>
          <Pill>{badge}</Pill>
        </div>
        <p className="text-muted">{description}</p>
        <ul className="flex flex-1 flex-col gap-1.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-3">
          <WatchButton name={name} film={film} />
          {film && <span className="text-sm text-faint tabular-nums">{formatPlace(FILMS[film].seconds)}</span>}
        </div>
      </div>
    </Card>
  );
}

/** Opens the video in a new tab; says so where there is none yet. */
export function WatchButton({ name, film }: { name: string; film: FilmName | null }) {
  if (film === null) {
    return (
      <Button disabled className="self-start">
        Tutorial Coming Soon
      </Button>
    );
  }
  return (
    <a
      href={pathOfFilm(film)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Watch Tutorial: ${name} (opens in a new tab)`}
      className={buttonStyle('plain', 'medium', 'after:absolute after:inset-0')}
    >
      <CirclePlay className="size-4" aria-hidden />
      Watch Tutorial
    </a>
  );
}
