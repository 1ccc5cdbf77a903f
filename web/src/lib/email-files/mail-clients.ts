/** How a program shows an email in its dark mode: as the email says itself, turned around, or as in light. */
export type DarkMode = 'own' | 'inverted' | 'unchanged';

export type Device = 'desktop' | 'phone';

/** What one sees of an email in the list of an inbox, in characters of common width. */
interface Inbox {
  subject: number;
  preheader: number;
  dark: DarkMode;
}

export interface MailClient {
  id: 'gmail' | 'outlook' | 'apple';
  name: string;
  inbox: Record<Device, Inbox>;
}

/**
 * What the inboxes show. No maker publishes it, so these are what others measured; where they differ, the shorter one
 * counts, since a subject that fits there fits everywhere:
 * - Apple Mail on an iPhone: 48 and 99 (emailtooltester.com/en/blog/email-subject-lines-character-limit, tried on devices);
 *   Gmail 70 and 37, Outlook 60, Apple Mail 70 on a desk (lettercounter.org/blog/email-subject-line-length-guide).
 * - Preheaders, and Outlook on a phone: wordcounternow.com/blog/email-marketing-character-limits.
 * - Dark mode: Apple Mail keeps to the email's own styles; Gmail's apps and Outlook turn its colors around by themselves
 *   (mailviewr.com/blog/apple-mail-dark-mode-preview; docs.bird.com, 'Different Email Clients in Dark Mode'). Gmail in a
 *   browser darkens its own page, not the email.
 */
export const MAIL_CLIENTS: readonly MailClient[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    inbox: {
      desktop: { subject: 70, preheader: 100, dark: 'unchanged' },
      phone: { subject: 37, preheader: 90, dark: 'inverted' },
    },
  },
  {
    id: 'outlook',
    name: 'Outlook',
    inbox: {
      desktop: { subject: 60, preheader: 100, dark: 'inverted' },
      phone: { subject: 40, preheader: 80, dark: 'inverted' },
    },
  },
  {
    id: 'apple',
    name: 'Apple Mail',
    inbox: {
      desktop: { subject: 70, preheader: 100, dark: 'own' },
      phone: { subject: 48, preheader: 99, dark: 'own' },
    },
  },
];

/** A text as far as there is room for it, and what is cut off: an inbox cuts anywhere. */
export function cutAt(text: string, max: number): { shown: string; cut: string } {
  const characters = [...text];
  if (characters.length <= max) return { shown: text, cut: '' };
  return {
    shown: characters
      .slice(0, max - 1)
      .join('')
      .trimEnd(),
    cut: characters.slice(max - 1).join(''),
  };
}

/** The page as a program shows it: its own dark styles are on or off, whatever this screen is set to. */
export function asShown(html: string, mode: DarkMode | 'light'): string {
  const page = html.replaceAll('(prefers-color-scheme: dark)', mode === 'own' ? 'all' : 'not all');
  return mode === 'inverted' ? page.replace('</head>', `<style>${INVERTED}</style></head>`) : page;
}

const INVERTED = 'html{background:#fff;filter:invert(1) hue-rotate(180deg)}';
