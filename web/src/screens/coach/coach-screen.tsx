import { COPY_BLOCKS, LIMITS, type GenerationResponse } from '@copydesk/contracts';
import { draftToPlainText } from '@copydesk/text';
import { MessageSquareQuote, Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { BrandChip, type useBrandChoice } from '@/features/brands/brand-choice';
import { BLOCKS, BLOCK_STYLES } from '@/features/coach/copy-blocks';
import { GenerationPicker } from '@/features/library/generation-picker';
import { displayName, useSession } from '@/features/session/use-session';
import { useToolName } from '@/features/tools/use-tools';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import { announce } from '@/ui/toast/toast-store';
import { CoachDraft } from './coach-draft';
import { CoachPane } from './coach-pane';
import { useCoach, useCoachThread, type Coach } from './use-coach';

export default function CoachScreen() {
  const user = useSession().data;
  const coachThread = useCoachThread(user?.id ?? 0);
  if (coachThread.isDraftOpen) return <CoachDraft coachThread={coachThread} />;
  return <CoachDesk coachThread={coachThread} firstName={user ? displayName(user) : ''} />;
}

interface CoachDeskProps {
  coachThread: ReturnType<typeof useCoachThread>;
  firstName: string;
}

/** The pasted copy on the left, what the coach makes of it on the right. */
function CoachDesk({ coachThread, firstName }: CoachDeskProps) {
  const coach = useCoach(coachThread);
  return (
    <main
      data-fills-page
      className="flex flex-1 flex-col lg:grid lg:h-[calc(var(--window)-3.5rem)] lg:flex-none lg:grid-cols-[minmax(24rem,30rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]"
    >
      <div className="relative flex flex-col gap-3.5 p-4 lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line lg:p-5">
        <CopyPane
          coach={coach}
          brand={coachThread.brand}
          copy={coachThread.copy}
          onChange={coachThread.setCopy}
          firstName={firstName}
        />
      </div>
      <CoachPane coach={coach} onOpenDraft={() => coachThread.setDraftOpen(true)} />
    </main>
  );
}

interface CopyPaneProps {
  coach: Coach;
  brand: ReturnType<typeof useBrandChoice>;
  copy: string;
  onChange: (copy: string) => void;
  firstName: string;
}

/** The copy that the coach is to look at. */
function CopyPane({ coach, brand, copy, onChange, firstName }: CopyPaneProps) {
  const isTooLong = copy.trim().length > LIMITS.longTextMax;
  const isOff = copy.trim() === '' || isTooLong || coach.isBusy;
  const limit = LIMITS.longTextMax.toLocaleString('en-US');
  return (
    <>
      <p className="font-serif text-[1.625rem] leading-tight tracking-[-0.01em] break-words">Welcome, {firstName}.</p>
      <BrandChip {...brand} />
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
      <OwnEmail copy={copy} onChange={onChange} />
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

interface OwnEmailProps {
  copy: string;
  onChange: (copy: string) => void;
}

/** Takes a saved email for the copy. What stood there before comes back by one click. */
function OwnEmail({ copy, onChange }: OwnEmailProps) {
  const toolName = useToolName();
  const [taken, setTaken] = useState<{ text: string; before: string } | null>(null);
  const pick = ({ content, title }: GenerationResponse) => {
    const text = draftToPlainText(content);
    setTaken({ text, before: copy });
    onChange(text);
    announce({ title: 'Email copy loaded', description: title });
  };
  const isUndone = taken === null || taken.text !== copy || taken.before.trim() === '';
  return (
    <div className="-mt-1.5 flex flex-wrap items-center gap-2">
      <GenerationPicker about="One becomes the copy that RodChief reads." toolName={toolName} onPick={pick} />
      {!isUndone && (
        <Button variant="quiet" size="small" onClick={() => onChange(taken.before)}>
          <Undo2 className="size-4" aria-hidden />
          Back to what stood here
        </Button>
      )}
    </div>
  );
}

/** What the coach looks for, in plain words. */
function HowToCard() {
  return (
    <Card aria-labelledby="how-to" className="flex flex-col gap-3 p-4">
      <h2 id="how-to" className="font-semibold">
        How it works: the 4-block structure
      </h2>
      <dl className="flex flex-col gap-2.5">
        {COPY_BLOCKS.map((block) => (
          <div key={block} className="grid grid-cols-[4.5rem_1fr] gap-3 text-sm">
            <dt className={BLOCK_STYLES[block].name}>{BLOCKS[block].name}</dt>
            <dd className="text-muted">{BLOCKS[block].text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
