import { Check } from 'lucide-react';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import type { Tutorial } from '../tutorials';
import { WatchButton } from './watch-button';

/** What a video shows, and the way to it. */
export function TutorialCard({ tutorial, isWide = false }: { tutorial: Tutorial; isWide?: boolean }) {
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
