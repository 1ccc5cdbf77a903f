import { useEffect, type RefObject } from 'react';
import type { CopiedPassage } from './copied-passages';
import { passageRanges } from './passage-ranges';
import { shownWords } from './shown-words';

/** The name under which theme.css gives the marks their colour. */
const MARK = 'copied';

/** Marks passages in the email without touching it, and answers what brings one of them into view. */
export function useMarkedPassages(email: RefObject<HTMLElement | null>, text: string, passages: CopiedPassage[]) {
  useEffect(() => {
    const element = email.current;
    // An older browser lists the passages and cannot mark them.
    if (!element || passages.length === 0 || !('highlights' in CSS)) return;
    const words = shownWords(text);
    const mark = () => CSS.highlights.set(MARK, new Highlight(...(passageRanges(element, words, passages) ?? [])));
    mark();
    // A long email is laid out a moment later.
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(MARK);
    };
  }, [email, text, passages]);

  /** Selects a passage, so that eyes and screen readers are led to it. */
  return (passage: CopiedPassage) => {
    const range = email.current && passageRanges(email.current, shownWords(text), [passage])?.[0];
    if (!range) return;
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  };
}
