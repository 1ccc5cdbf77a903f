import { LIMITS } from '@copydesk/contracts';
import { MessageSquareQuote, Sparkles } from 'lucide-react';
import { HowToCard } from '@/features/coach/components/how-to-card';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import type { Coach } from './use-coach';

interface CopyPaneProps {
  coach: Coach;
  copy: string;
  onChange: (copy: string) => void;
  firstName: string;
}

/** The copy that the coach is to look at. */
export function CopyPane({ coach, copy, onChange, firstName }: CopyPaneProps) {
  const isTooLong = copy.trim().length > LIMITS.longTextMax;
  const isOff = copy.trim() === '' || isTooLong || coach.isBusy;
  const limit = LIMITS.longTextMax.toLocaleString('en-US');
  return (
    <>
      <p className="font-serif text-[1.625rem] leading-tight tracking-[-0.01em] break-words">Welcome, {firstName}.</p>
      <TextArea
        label="Email copy"
        placeholder="Paste your email copy here, with its subject line…"
        rows={12}
        className="max-h-[60dvh] min-h-75"
        value={copy}
        error={isTooLong ? `Email copy must be at most ${limit} characters` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isTooLong && !coach.isBusy) coach.analyze();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="main" disabled={isOff} onClick={coach.analyze}>
          <MessageSquareQuote className="size-4" aria-hidden />
          Get Feedback
        </Button>
        <Button disabled={isOff} onClick={coach.improve}>
          <Sparkles className="size-4" aria-hidden />
          Generate Improved Version
        </Button>
      </div>
      <HowToCard />
    </>
  );
}
