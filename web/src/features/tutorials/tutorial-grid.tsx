import { Check, CirclePlay } from 'lucide-react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { OVERVIEW, type Tutorial, TUTORIALS } from './tutorials';

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

/** What a video shows, and the way to it. */
function TutorialCard({ tutorial, isWide = false }: { tutorial: Tutorial; isWide?: boolean }) {
  const { name, badge, description, features, videoUrl } = tutorial;
  return (
    <Card aria-label={name} className={classNames('flex flex-col gap-3.5 p-5', isWide && 'sm:p-7')}>
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
      <WatchButton name={name} videoUrl={videoUrl} />
    </Card>
  );
}

/** Opens the video in a new tab; says so where there is none yet. */
export function WatchButton({ name, videoUrl }: { name: string; videoUrl: string | null }) {
  if (videoUrl === null) {
    return (
      <Button disabled className="self-start">
        Tutorial Coming Soon
      </Button>
    );
  }
  return (
    <a
      href={videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Watch Tutorial: ${name} (opens in a new tab)`}
      className={buttonStyle('main', 'medium', 'self-start')}
    >
      <CirclePlay className="size-4" aria-hidden />
      Watch Tutorial
    </a>
  );
}
