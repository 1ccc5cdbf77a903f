/** Emails that show how those of a tool are written, and one that shows how not. */
export interface FinishedEmails {
  good: [string, string];
  flat: string;
  /** What is wrong with the flat one. */
  why: string;
}

/** Our examples as a prompt tells them; the flat one alone where a brand shows its own. */
export function shownEmails({ good, flat, why }: FinishedEmails, hasOwn: boolean): string[] {
  const shown = hasOwn
    ? []
    : [
        '# Two finished emails\nThey show the standard, not your subject or shape. Their facts are no material.',
        ...good,
      ];
  return [...shown, `# A flat one\n${flat}\n\nWhy it is flat: ${why}`];
}
