import { readDraft } from '@copydesk/text';
import { memo, useDeferredValue, useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { FormattedBlock, FormattedLine } from '@/ui/formatted-block';
import type { Mark } from '@/ui/marked-runs';
import { DRAFT_STYLE, LABEL_STYLE, LONG_DRAFT, LONG_STYLE, SUBJECT_STYLE } from './draft-style';

interface DraftTextProps {
  text: string;
  isWriting?: boolean;
  /** Places of this text; none is shown while a newer one is on its way to the screen. */
  marks?: readonly Mark[];
}

const NO_MARKS: readonly Mark[] = [];

/** An email as its readers will see it. Everything in it is text: markup is shown, not run. */
export const DraftText = memo(function DraftText({ text, isWriting = false, marks = NO_MARKS }: DraftTextProps) {
  // A long email is laid out when there is time for it: typing and clicking go first.
  const shown = useDeferredValue(text);
  const draft = useMemo(() => readDraft(shown, { partial: isWriting }), [shown, isWriting]);
  const shownMarks = shown === text ? marks : NO_MARKS;
  const lastBlock = draft.blocks.length - 1;
  return (
    <div dir="auto" className={classNames(DRAFT_STYLE, lastBlock >= LONG_DRAFT && LONG_STYLE)}>
      {draft.subject !== null && (
        <>
          <p data-not-text className={LABEL_STYLE}>
            Subject
          </p>
          <h3 dir="auto" className={SUBJECT_STYLE}>
            <FormattedLine runs={draft.subjectRuns} marks={shownMarks} />
            {isWriting && lastBlock < 0 && <Caret />}
          </h3>
        </>
      )}
      {draft.blocks.map((block, index) => (
        <FormattedBlock
          key={index}
          block={block}
          marks={shownMarks}
          end={isWriting && index === lastBlock && <Caret />}
        />
      ))}
      {isWriting && draft.subject === null && lastBlock < 0 && <Caret />}
    </div>
  );
});

/** Where the next words will appear. */
function Caret() {
  return (
    <span
      aria-hidden
      className="ml-0.5 inline-block h-[1.05em] w-0.5 animate-caret rounded-full bg-accent align-text-bottom"
    />
  );
}
