import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@/ui/class-names';
import type { Mark } from '@/ui/marked-runs';
import { claimAt } from '../ledger/claim-marks';
import { DRAFT_STYLE, LONG_DRAFT, LONG_STYLE } from '../parts/draft-style';
import type { DraftSession } from './draft-session';

interface DraftEditorProps {
  session: DraftSession;
  /** What the marks are places of. */
  text: string;
  marks: readonly Mark[];
  onBlur: () => void;
}

/** The email, to be written in where it stands. */
export function DraftEditor({ session, text, marks, onBlur }: DraftEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const leave = useRef(onBlur);
  useLayoutEffect(() => {
    leave.current = onBlur;
  }, [onBlur]);
  useLayoutEffect(() => {
    if (!place.current) return;
    return session.mount(place.current, {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Draft', dir: 'auto', spellcheck: 'true' },
      isForeign: ({ target }) => target !== null && claimAt(target) !== null,
      onBlur: () => leave.current(),
    });
  }, [session]);
  useLayoutEffect(() => {
    session.mark(text, marks);
  }, [session, text, marks]);
  const isLong = session.blocks > LONG_DRAFT;
  return <div ref={place} className={classNames(DRAFT_STYLE, 'outline-none', isLong && LONG_STYLE)} />;
}
