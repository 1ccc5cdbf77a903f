import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { GenerationPicker } from '@/features/library/generation-picker';
import { displayName, useSession } from '@/features/session/use-session';
import { useToolName } from '@/features/tools/use-tools';
import { describeMeasures } from '@/features/winners/compare-measures';
import { toast } from '@/ui/toast/toast-store';

/** What a tool of the catalog is, in the words of its row. */
export function AppHeader({ title, description }: { title: string; description: string }) {
  return (
    <header>
      <h2 className="font-serif text-xl break-words">{title}</h2>
      {description && <p className="mt-0.5 break-words text-muted">{description}</p>}
    </header>
  );
}

/** Who writes, and how much was written so far: read again when an email is done, since it counts. */
export function WriterHeader({ isGenerating }: { isGenerating: boolean }) {
  const { data: user, refetch } = useSession();
  const wasGenerating = useRef(false);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating) void refetch();
    wasGenerating.current = isGenerating;
  }, [isGenerating, refetch]);
  if (!user) return null;
  const total = user.totalGenerations;
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="min-w-0 truncate font-serif text-xl">{displayName(user)}</h2>
      <p className="text-sm text-muted tabular-nums">
        {total.toLocaleString('en-US')} total {total === 1 ? 'generation' : 'generations'}
      </p>
    </header>
  );
}

interface UnderWinnerProps {
  field: string;
  text: string;
  onChange: (text: string) => void;
}

/** Under a winner: what the new copy will be held to, and the emails that were written before. */
export function UnderWinner({ field, text, onChange }: UnderWinnerProps) {
  const toolName = useToolName();
  if (field !== 'winnerCopy') return null;
  return (
    <>
      {text.trim() !== '' && <WinnerMeasures winner={text} />}
      <div className="-mt-1.5">
        <GenerationPicker
          toolName={toolName}
          onPick={({ content, title }) => {
            onChange(content);
            toast({ title: 'Winner Copy Loaded', description: title });
          }}
        />
      </div>
    </>
  );
}

/** What the new copy will be held to, under the winner while it is typed. */
function WinnerMeasures({ winner }: { winner: string }) {
  // A long winner is measured when there is time for it: typing goes first.
  const measured = useDeferredValue(winner);
  const line = useMemo(() => describeMeasures(measured), [measured]);
  return <p className="-mt-2 text-xs text-muted tabular-nums">{line}</p>;
}
