import { readDraft } from '@copydesk/text';
import { memo, useDeferredValue, useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { FormattedBlock, FormattedLine } from '@/ui/formatted-block';
import type { Mark } from '@/ui/marked-runs';

interface DraftTextProps {
  text: string;
  isWriting?: boolean;
  /** Places of this text; none is shown while a newer one is on its way to the screen. */
  marks?: readonly Mark[];
}

const NO_MARKS: readonly Mark[] = [];

/** From so many paragraphs on, those out of sight are not laid out. */
const LONG = 80;

/** An email as its readers will see it. Everything in it is text: markup is shown, not run. */
export const DraftText = memo(function DraftText({ text, isWriting = false, marks = NO_MARKS }: DraftTextProps) {
  // A long email is laid out when there is time for it: typing and clicking go first.
  const shown = useDeferredValue(text);
  const draft = useMemo(() => readDraft(shown, { partial: isWriting }), [shown, isWriting]);
  const shownMarks = shown === text ? marks : NO_MARKS;
  const lastBlock = draft.blocks.length - 1;
  return (
    <div
      dir="auto"
      className={classNames(
        'font-serif text-draft break-words',
        lastBlock >= LONG && '*:[contain-intrinsic-size:auto_6rem] *:[content-visibility:auto]',
      )}
    >
      {draft.subject !== null && (
        <>
          <p data-not-text className="mb-1 font-sans text-sm text-muted select-none">
            Subject
          </p>
          <h3
            dir="auto"
            className="mb-7 text-subject font-medium tracking-[-0.012em] text-balance max-sm:text-[1.625rem]"
          >
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
