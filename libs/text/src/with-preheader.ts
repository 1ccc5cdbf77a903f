/** A draft and its preheader as one text, in which each claim of both has a place: those of the draft are its own. */
export function withPreheader(draft: string, preheader: string | null): string {
  return preheader ? `${draft}\n\n${preheader}` : draft;
}
