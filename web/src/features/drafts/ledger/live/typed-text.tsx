import type { LedgerEntry } from '@copydesk/contracts';
import { type ComponentProps, memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';
import { cutRun } from '@/ui/marked-runs';
import { UNDERLINE } from '@/lib/claims/claim-style';
import { lookOf } from '@/lib/claims/describe-claim';

/** A longer text is laid out once, by the text area: twice would be felt while one types. */
export const UNDERLINED_MAX = 20_000;

/** What makes words fall where they fall; the same for what is typed and for the lines under it. */
const METRICS = 'rounded-md border px-4 py-3.5 font-serif text-draft max-md:text-draft! [scrollbar-gutter:stable]';

interface TypedTextProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value: string;
  area: RefObject<HTMLTextAreaElement | null>;
  entries: LedgerEntry[];
}

/** A text area whose claims are underlined: the lines lie on a copy of its words behind it. */
export function TypedText({ value, area, entries, ...rest }: TypedTextProps) {
  const underlay = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (underlay.current && area.current) underlay.current.scrollTop = area.current.scrollTop;
  };
  useLayoutEffect(follow);
  const isUnderlined = value.length <= UNDERLINED_MAX;
  return (
    <div className="relative rounded-md bg-field">
      {isUnderlined && (
        <div
          ref={underlay}
          aria-hidden
          dir="auto"
          className={classNames(
            METRICS,
            'absolute inset-0 overflow-hidden border-transparent break-words whitespace-pre-wrap text-transparent select-none [text-rendering:auto] [unicode-bidi:plaintext]',
          )}
        >
          <Underlines text={value} entries={entries} />
        </div>
      )}
      <textarea
        {...rest}
        ref={area}
        dir="auto"
        value={value}
        onScroll={follow}
        className={classNames(
          CONTROL_STYLE,
          METRICS,
          'relative block min-h-[52dvh] resize-y overflow-y-auto bg-transparent!',
        )}
      />
    </div>
  );
}

interface UnderlinesProps {
  text: string;
  entries: LedgerEntry[];
}

const Underlines = memo(function Underlines({ text, entries }: UnderlinesProps) {
  const pieces = useMemo(() => cutRun({ text, from: 0 }, entries), [text, entries]);
  return (
    <>
      {pieces.map((piece, at) => {
        const entry = piece.marks.at(-1);
        return (
          <span key={at} className={entry && UNDERLINE[lookOf(entry)]}>
            {piece.text}
          </span>
        );
      })}
      {/* A line that is empty at the end has no height without it. */}
      {'\u200b'}
    </>
  );
});
