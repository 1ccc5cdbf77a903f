/** A text without what stands at its end, as far as each character is one that `mark` names. */
export function trimEndBy(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimBy(text: string, mark: RegExp): string {
  let start = 0;
  while (start < text.length && mark.test(text.charAt(start))) start += 1;
  return trimEndBy(text.slice(start), mark);
}
