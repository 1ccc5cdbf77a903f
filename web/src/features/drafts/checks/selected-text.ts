import { cleanText } from '@copydesk/text';

const MESSAGE = '[data-message-text]';
const BLOCKS = 'p, li, h3, div, ul';

/**
 * The text that is selected inside the messages of `root`, whatever else of the page the selection covers. Blocks are
 * parted by line breaks; half a character at an end of the selection is left out.
 */
export function selectedText(root: HTMLElement, selection: Selection | null): string {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const parts = [...root.querySelectorAll<HTMLElement>(MESSAGE)]
    .filter((message) => range.intersectsNode(message))
    .map((message) => textWithin(range, message));
  return cleanText(parts.filter((part) => part.trim() !== '').join('\n\n')).trim();
}

/** The part of a range that lies in an element. */
function textWithin(range: Range, element: HTMLElement): string {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(range.endContainer, range.endOffset);
  const copy = part.cloneContents();
  copy.querySelectorAll('[data-not-text]').forEach((label) => label.remove());
  copy.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  copy.querySelectorAll(BLOCKS).forEach((block) => block.append('\n'));
  return (copy.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
