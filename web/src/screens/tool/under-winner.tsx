import { draftToPlainText } from '@copydesk/text';
import { useDeferredValue, useMemo } from 'react';
import { GenerationPicker } from '@/features/library/generation-picker';
import { useToolName } from '@/features/tools/use-tools';
import { describeMeasures } from '@/features/winners/compare-measures';
import { announce } from '@/ui/toast/toast-store';

interface UnderWinnerProps {
  field: string;
  text: string;
  onChange: (text: string) => void;
}

/** Under a winner: what the new copy will be held to, and the emails that were written before. */
export default function UnderWinner({ field, text, onChange }: UnderWinnerProps) {
  const toolName = useToolName();
  if (field !== 'winnerCopy') return null;
  return (
    <>
      {text.trim() !== '' && <WinnerMeasures winner={text} />}
      <div className="-mt-1.5">
        <GenerationPicker
          about="One becomes the winner copy."
          toolName={toolName}
          onPick={({ content, title }) => {
            onChange(draftToPlainText(content));
            announce({ title: 'Winner Copy Loaded', description: title });
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
