import { CirclePlay } from 'lucide-react';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

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
