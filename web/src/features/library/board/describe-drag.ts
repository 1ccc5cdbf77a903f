/** What a screen reader is told while an email is carried over the board. */
export const describeDrag = {
  help:
    'To move this email, press Space or Enter. Carry it over a folder with the arrow keys, then press Space or Enter ' +
    'again to put it there. Press Escape to leave it where it was.',
  pickUp: (title: string, from: string) => `Picked up ${quote(title)} from ${from}.`,
  over: (title: string, over: string | null) => `${quote(title)} is over ${over ?? 'no folder'}.`,
  put: (title: string, into: string) => `${quote(title)} was put into ${into}.`,
  stay: (title: string, from: string) => `${quote(title)} stays in ${from}.`,
  cancel: (title: string, from: string) => `Moving was cancelled. ${quote(title)} stays in ${from}.`,
};

function quote(title: string): string {
  return `“${title}”`;
}
